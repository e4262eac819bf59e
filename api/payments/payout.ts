import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { type Cents, Money } from '../core/money.ts';
import { DateTime, LocalDate } from '../core/scalars.ts';
import { Visible, withinReach } from '../core/visible.ts';

export enum PayoutStatus {
  PENDING = 'PENDING',
  PAID = 'PAID',
}

registerEnumType(PayoutStatus, {
  name: 'PayoutStatus',
  description: 'Whether a kitchen was paid.',
  valuesConfig: {
    PENDING: { description: 'Reckoned up; the money is on its way within 5 business days.' },
    PAID: { description: 'Paid.' },
  },
});

export enum PayoutMethod {
  TRANSFER = 'TRANSFER',
  BY_HAND = 'BY_HAND',
}

registerEnumType(PayoutMethod, {
  name: 'PayoutMethod',
  description: 'How a kitchen was paid.',
  valuesConfig: {
    TRANSFER: { description: "By the card provider, to the kitchen's account there." },
    BY_HAND: { description: 'By support, outside of the card provider.' },
  },
});

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'What a kitchen is paid for orders that were delivered.' })
@Entity({ tableName: 'payouts' })
export class Payout {
  @Field(() => ID, { description: 'Identifies the payout; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

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
