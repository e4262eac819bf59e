import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { enumType } from '../../../core/enum-type.ts';
import { type Cents, Money } from '../../../core/money.ts';
import { DateTime, LocalDate } from '../../../core/scalars.ts';
import { Visible, withinReach } from '../../../core/visible.ts';

export const PayoutStatus = enumType('PayoutStatus', 'Whether a kitchen was paid.', {
  PENDING: 'Reckoned up; the money is on its way within 5 business days.',
  PAID: 'Paid.',
});
export type PayoutStatus = keyof typeof PayoutStatus;

export const PayoutMethod = enumType('PayoutMethod', 'How a kitchen was paid.', {
  TRANSFER: "By the card provider, to the kitchen's account there.",
  BY_HAND: 'By support, outside of the card provider.',
});
export type PayoutMethod = keyof typeof PayoutMethod;

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'What a kitchen is paid for orders that were delivered.' })
@Entity({ tableName: 'payouts' })
export class Payout {
  @Field(() => ID, { description: 'Identifies the payout; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => ID, { description: 'The id of the kitchen that is paid.' })
  @Property({ type: 'uuid' })
  supplierId!: string;

  @Property({ type: 'int' })
  amountCents!: Cents;

  @Field(() => PayoutStatus, { description: 'Whether it was paid.' })
  @Enum({ items: () => PayoutStatus, type: 'text' })
  status!: PayoutStatus;

  @Field(() => PayoutMethod, { nullable: true, description: 'How it was paid.' })
  @Enum({ items: () => PayoutMethod, type: 'text', nullable: true })
  method?: PayoutMethod | null;

  @Field(() => String, { nullable: true, description: 'How the money can be found again.' })
  @Property({ type: 'text', nullable: true })
  reference?: string | null;

  @Field(() => DateTime, { description: 'When it was reckoned up.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the card provider was asked to pay it; null while it was not, or has refused. */
  @Property({ type: 'timestamptz', nullable: true })
  sendingAt?: Date | null;

  @Field(() => LocalDate, { description: 'The day by which the kitchen has it.' })
  @Property({ type: 'date' })
  expectedOn!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was paid.' })
  @Property({ type: 'timestamptz', nullable: true })
  paidAt?: Date | null;
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'What an order, or an adjustment, contributes to a payout.',
})
export class PayoutLine {
  @Field(() => ID, { description: 'Identifies the line; opaque.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The number of the order; null for an adjustment.' })
  orderNumber!: string | null;

  @Field(() => LocalDate, { description: 'The day it was eaten, or the adjustment was made.' })
  day!: string;

  @Field(() => Money, { description: 'What the customer paid.' })
  gross!: Money;

  @Field(() => Money, { description: "The marketplace's share of it." })
  platformFee!: Money;

  @Field(() => Money, {
    description: 'What the card cost. The marketplace bears it, so it is not taken off.',
  })
  cardFee!: Money;

  @Field(() => Money, {
    description: "Refunds, as far as the kitchen's share is concerned, and adjustments.",
  })
  adjustments!: Money;

  @Field(() => Money, { description: 'What the kitchen gets: gross less platform fee, with adjustments.' })
  net!: Money;

  @Field(() => String, { nullable: true, description: 'Why, where something was adjusted.' })
  words!: string | null;
}
