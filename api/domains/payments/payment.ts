import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Cents } from '../../core/money.ts';
import { DateTime } from '../../core/scalars.ts';
import { Visible, withinReach } from '../../core/visible.ts';
import { PaymentMethod, PaymentState } from './payment-enums.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Money for an order, paid or to be paid.' })
@Entity({ tableName: 'payments' })
export class Payment {
  @Field(() => ID, { description: 'Identifies the payment; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Of an order, or of one that is held. */
  @Field(() => ID, { description: 'The order it is for.' })
  @Property({ type: 'uuid' })
  orderId!: string;

  @Field(() => String, { description: 'The number of that order.' })
  @Property({ type: 'text' })
  orderNumber!: string;

  @Property({ type: 'uuid' })
  customerId!: string;

  @Property({ type: 'uuid' })
  supplierId!: string;

  @Field(() => PaymentMethod, { description: 'How it is paid.' })
  @Enum({ items: () => PaymentMethod, type: 'text' })
  method!: PaymentMethod;

  @Field(() => PaymentState, { description: 'Where it stands.' })
  @Enum({ items: () => PaymentState, type: 'text', fieldName: 'status' })
  state!: PaymentState;

  @Property({ type: 'int' })
  amountCents!: Cents;

  /** The order's, frozen when it was sold. */
  @Property({ type: 'int' })
  commissionCents!: Cents;

  @Property({ type: 'int' })
  cardFeeCents!: Cents;

  @Property({ type: 'int' })
  refundedCents!: Cents;

  /** What was lost in a dispute with the customer's bank. */
  @Property({ type: 'int' })
  chargedBackCents!: Cents;

  @Property({ type: 'text', nullable: true, hidden: true })
  providerIntentId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last try to pay did not work, if it did not.',
  })
  @Property({ type: 'text', nullable: true })
  declineWords?: string | null;

  /** The card provider is still to be told that nothing must be paid any more. */
  @Property({ type: 'boolean' })
  isToStop!: boolean;

  @Field(() => DateTime, { description: 'When paying began.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the money came.' })
  @Property({ type: 'timestamptz', nullable: true })
  succeededAt?: Date | null;
}
