import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { newestFirst } from '../../../core/database/newest-first.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import type { Cents } from '../../../core/values/money.ts';

export const PaymentMismatch = enumType(
  'PaymentMismatch',
  'Reason why a card payment matches no payment of ours.',
  {
    UNKNOWN_PAYMENT: 'Payment that we never started.',
    OTHER_AMOUNT: 'The amount differs from the total of the order.',
    OTHER_CURRENCY: 'Payment in another currency than US dollars.',
    OTHER_ORDER: 'Payment that names another order than it was started for, or none.',
    UNKNOWN_DISPUTE: 'A customer disputes a payment that we never started.',
  },
);
export type PaymentMismatch = keyof typeof PaymentMismatch;

@Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
@ObjectType({
  simpleResolvers: true,
  description:
    'Card payment or dispute in a signed event of the provider that was ignored because it matches no payment of ours.',
})
@Entity({ tableName: 'unmatched_payments' })
@Index({ name: 'unmatched_payments_open', columns: newestFirst('receivedAt'), where: 'closed_at is null' })
export class UnmatchedPayment {
  @Field(() => ID, { description: 'Opaque ID of the record.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** The event that reported it. */
  @Property({ type: 'text', unique: true })
  eventId!: string;

  @Field(() => PaymentMismatch, { description: 'Reason it matches nothing.' })
  @Enum({ items: () => PaymentMismatch, type: 'text' })
  mismatch!: PaymentMismatch;

  @Field(() => String, {
    description: 'ID of the payment at the card provider, or of the dispute if it names no payment.',
  })
  @Property({ type: 'text' })
  intentId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'ID of the dispute at the card provider; null for a payment.',
  })
  @Property({ type: 'text', nullable: true, unique: true })
  disputeId?: string | null;

  @Field(() => Int, { description: 'Paid or disputed amount, in the smallest unit of its currency.' })
  @Property({ type: 'int' })
  amount!: number;

  @Field(() => String, { description: 'Currency of the payment, such as USD.' })
  @Property({ type: 'text' })
  currency!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Order that the payment was started for; null when it is not ours.',
  })
  @Property({ type: 'uuid', nullable: true })
  orderId?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of that order; null when none matches.' })
  @Property({ type: 'text', nullable: true })
  orderNumber?: string | null;

  @Property({ type: 'int', nullable: true })
  expectedCents?: Cents | null;

  @Field(() => DateTime, { description: 'Time of the report.' })
  @Property({ type: 'timestamptz' })
  receivedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which an admin closed it; null while it is open.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  closedAt?: Date | null;
}
