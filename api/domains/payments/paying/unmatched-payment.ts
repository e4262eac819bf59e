import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../../core/enum-type.ts';
import type { Cents } from '../../../core/money.ts';
import { DateTime } from '../../../core/scalars.ts';
import { forAdmins, Visible } from '../../../core/visible.ts';

export const PaymentMismatch = enumType('PaymentMismatch', 'Why a card payment matches nothing of ours.', {
  UNKNOWN_PAYMENT: 'We never opened such a payment.',
  OTHER_AMOUNT: 'More or less was paid than the order costs.',
  OTHER_CURRENCY: 'It was not paid in US dollars.',
  OTHER_ORDER: 'It names another order than the one it was opened for, or none.',
  UNKNOWN_DISPUTE: 'A customer disputes a payment that we never opened.',
});
export type PaymentMismatch = keyof typeof PaymentMismatch;

@Visible(forAdmins)
@ObjectType({
  simpleResolvers: true,
  description:
    'A card payment, or a dispute of one, that the provider reported, signed, and that had no effect because it matches nothing of ours.',
})
@Entity({ tableName: 'unmatched_payments' })
export class UnmatchedPayment {
  @Field(() => ID, { description: 'Identifies the record; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** The event it was reported by. */
  @Property({ type: 'text' })
  eventId!: string;

  @Field(() => PaymentMismatch, { description: 'Why it matches nothing.' })
  @Enum({ items: () => PaymentMismatch, type: 'text' })
  mismatch!: PaymentMismatch;

  @Field(() => String, {
    description:
      'Id of the payment at the card provider, or of a dispute that names none, to look it up there.',
  })
  @Property({ type: 'text' })
  intentId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Id of the dispute at the card provider; null for a payment.',
  })
  @Property({ type: 'text', nullable: true })
  disputeId?: string | null;

  @Field(() => Int, { description: 'What was paid or is disputed, in the smallest unit of its currency.' })
  @Property({ type: 'int' })
  amount!: number;

  @Field(() => String, { description: 'The currency it was paid in, such as USD.' })
  @Property({ type: 'text' })
  currency!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The order that the payment was opened for, if it is ours.',
  })
  @Property({ type: 'uuid', nullable: true })
  orderId?: string | null;

  @Field(() => String, { nullable: true, description: 'The number of that order.' })
  @Property({ type: 'text', nullable: true })
  orderNumber?: string | null;

  @Property({ type: 'int', nullable: true })
  expectedCents?: Cents | null;

  @Field(() => DateTime, { description: 'Moment of the report.' })
  @Property({ type: 'timestamptz' })
  receivedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Moment an administrator closed it; null while it is open.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  closedAt?: Date | null;
}
