import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { newestFirst } from '../../../core/database/newest-first.ts';
import { SetsUpdatedAt } from '../../../core/database/updated-at.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { Node } from '../../../core/graphql/node.ts';
import { DateTime, LocalDate } from '../../../core/graphql/scalars.ts';
import { type Cents, Money } from '../../../core/values/money.ts';
import { Supplier } from '../../suppliers/supplier.ts';

export const PayoutStatus = enumType('PayoutStatus', 'Status of a payout.', {
  PENDING: 'Created; the kitchen is paid within 5 business days.',
  PAID: 'Paid.',
  WITHDRAWN:
    'Not sent, because the bank of a customer disputes an order of it. What is left to pay is part of another payout. ' +
    'Listed only with updatedSince.',
});
export type PayoutStatus = keyof typeof PayoutStatus;

export const PayoutMethod = enumType('PayoutMethod', 'Way a kitchen was paid.', {
  TRANSFER: "Paid by the card provider, to the kitchen's account there.",
  BY_HAND: 'Paid by support, outside of the card provider.',
});
export type PayoutMethod = keyof typeof PayoutMethod;

@Visible(withinReach)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Payment to a kitchen for delivered orders.',
})
@Entity({ tableName: 'payouts' })
@SetsUpdatedAt('payouts')
@Index({ name: 'payouts_newest', columns: newestFirst('createdAt') })
@Index({ name: 'payouts_of_supplier', columns: [{ name: 'supplierId' }, ...newestFirst('createdAt')] })
@Index({ name: 'payouts_updated', properties: ['updatedAt', 'id'] })
@Index({ name: 'payouts_updated_of_supplier', properties: ['supplierId', 'updatedAt', 'id'] })
@Index({ name: 'payouts_to_pay', properties: ['createdAt'], where: "status = 'PENDING'" })
@Check({ name: 'payouts_paid', expression: "(status = 'PAID') = (paid_at is not null)" })
export class Payout {
  @Field(() => ID, { description: 'Opaque ID of the payout.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => ID, { description: 'ID of the kitchen that is paid.' })
  @ManyToOne(() => Supplier, { mapToPk: true })
  supplierId!: string;

  @Property({ type: 'int', check: 'amount_cents > 0' })
  amountCents!: Cents;

  @Field(() => PayoutStatus, { description: 'Status of the payout.' })
  @Enum({ items: () => PayoutStatus, type: 'text' })
  status!: PayoutStatus;

  @Field(() => PayoutMethod, { nullable: true, description: 'Payout method; null while unpaid.' })
  @Enum({ items: () => PayoutMethod, type: 'text', nullable: true })
  method?: PayoutMethod | null;

  @Field(() => String, { nullable: true, description: 'Reference of the payment; null while unpaid.' })
  @Property({ type: 'text', nullable: true })
  reference?: string | null;

  @Field(() => DateTime, { description: 'Time at which it was created.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** When it was sent to the card provider; null if it was not, or the provider refused. */
  @Property({ type: 'timestamptz', nullable: true })
  sendingAt?: Date | null;

  @Field(() => LocalDate, { description: 'Day by which the kitchen has the money.' })
  @Property({ type: 'date' })
  expectedOn!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time at which it was paid; null while unpaid.' })
  @Property({ type: 'timestamptz', nullable: true })
  paidAt?: Date | null;

  @Field(() => DateTime, {
    description:
      'Time of the last change, by the clock of the database, which sets it; it may move without another value. Read ' +
      'changes with updatedSince of payouts.',
  })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt?: Date;
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Line of a payout: an order or an adjustment.',
})
export class PayoutLine {
  @Field(() => ID, { description: 'Opaque ID of the line.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Order number; null for an adjustment.' })
  orderNumber!: string | null;

  @Field(() => LocalDate, { description: 'Service date, or day of the adjustment.' })
  day!: string;

  @Field(() => Money, { description: 'Amount the customer paid.' })
  gross!: Money;

  @Field(() => Money, { description: "Marketplace's share of it." })
  platformFee!: Money;

  @Field(() => Money, {
    description: 'Card fee. The marketplace bears it, so it is not deducted.',
  })
  cardFee!: Money;

  @Field(() => Money, {
    description: "Kitchen's part of refunds, and adjustments.",
  })
  adjustments!: Money;

  @Field(() => Money, { description: 'Amount for the kitchen: gross less platform fee, with adjustments.' })
  net!: Money;

  @Field(() => String, { nullable: true, description: 'Reason for an adjustment; null without one.' })
  words!: string | null;
}
