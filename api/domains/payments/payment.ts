import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Cents } from '../../core/money.ts';
import { DateTime } from '../../core/scalars.ts';
import { Visible, withinReach } from '../../core/visible.ts';
import { PaymentMethod, PaymentState } from './payment-enums.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Payment for an order, received or not.' })
@Entity({ tableName: 'payments' })
export class Payment {
  @Field(() => ID, { description: 'Opaque ID of the payment.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** ID of the order, placed or held. */
  @Field(() => ID, { description: 'ID of the order.' })
  @Property({ type: 'uuid' })
  orderId!: string;

  @Field(() => String, { description: 'Number of that order.' })
  @Property({ type: 'text' })
  orderNumber!: string;

  @Property({ type: 'uuid' })
  customerId!: string;

  @Property({ type: 'uuid' })
  supplierId!: string;

  @Field(() => PaymentMethod, { description: 'Payment method.' })
  @Enum({ items: () => PaymentMethod, type: 'text' })
  method!: PaymentMethod;

  @Field(() => PaymentState, { name: 'state', simple: false, description: 'Status of the payment.' })
  @Enum({ items: () => PaymentState, type: 'text' })
  status!: PaymentState;

  @Property({ type: 'int' })
  amountCents!: Cents;

  /** Commission of the order, fixed at the sale. */
  @Property({ type: 'int' })
  commissionCents!: Cents;

  @Property({ type: 'int' })
  cardFeeCents!: Cents;

  @Property({ type: 'int' })
  refundedCents!: Cents;

  /** Amount lost in a dispute. */
  @Property({ type: 'int' })
  chargedBackCents!: Cents;

  @Property({ type: 'text', nullable: true, hidden: true })
  providerIntentId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason the last attempt failed; null if it did not.',
  })
  @Property({ type: 'text', nullable: true })
  declineWords?: string | null;

  /** Whether the payment is still to be canceled at the card provider. */
  @Property({ type: 'boolean' })
  isToStop!: boolean;

  @Field(() => DateTime, { description: 'Time at which the payment was started.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time at which the money was received.' })
  @Property({ type: 'timestamptz', nullable: true })
  succeededAt?: Date | null;
}
