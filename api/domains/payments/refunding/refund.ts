import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { newestFirst } from '../../../core/database/newest-first.ts';
import { Node } from '../../../core/graphql/node.ts';
import { DateTime, LocalDate } from '../../../core/graphql/scalars.ts';
import type { Cents } from '../../../core/values/money.ts';
import { User } from '../../identity/user.ts';
import { UpdatesOrder } from '../../orders/updates-order.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Payment } from '../payment.ts';
import { RefundCause, RefundStatus } from '../payment-enums.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Refunded plates of a dish.' })
export class RefundLine {
  @Field(() => Int, { description: 'Position of the line on the order, from 1.' })
  position!: number;

  @Field(() => Int, { description: 'Number of plates.' })
  quantity!: number;
}

@Visible(withinReach)
@ObjectType({ implements: Node, simpleResolvers: true, description: 'Refund to a customer.' })
@Entity({ tableName: 'refunds' })
@UpdatesOrder('refunds')
@Index({ name: 'refunds_newest', columns: newestFirst('createdAt') })
@Index({ name: 'refunds_of_customer', columns: [{ name: 'customerId' }, ...newestFirst('createdAt')] })
@Index({ name: 'refunds_of_supplier', columns: [{ name: 'supplierId' }, ...newestFirst('createdAt')] })
@Index({ name: 'refunds_to_send', properties: ['createdAt'], where: "status = 'PENDING'" })
@Check({
  name: 'refunds_commission',
  expression: 'commission_cents >= 0 and commission_cents <= amount_cents',
})
export class Refund {
  @Field(() => ID, { description: 'Opaque ID of the refund.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => ID, { description: 'ID of the refunded payment.' })
  @ManyToOne(() => Payment, { mapToPk: true, index: 'refunds_of_payment' })
  paymentId!: string;

  @Field(() => ID, { description: 'ID of the order that was paid.' })
  @Property({ type: 'uuid', index: 'refunds_of_order' })
  orderId!: string;

  @ManyToOne(() => User, { mapToPk: true })
  customerId!: string;

  @ManyToOne(() => Supplier, { mapToPk: true })
  supplierId!: string;

  @Property({ type: 'int', check: 'amount_cents > 0' })
  amountCents!: Cents;

  /** Part that the marketplace bears; the kitchen bears the rest. */
  @Property({ type: 'int' })
  commissionCents!: Cents;

  @Field(() => RefundCause, { description: 'Cause of the refund.' })
  @Enum({ items: () => RefundCause, type: 'text' })
  cause!: RefundCause;

  @Field(() => String, { nullable: true, description: 'Reason given with the refund; null if none.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @Field(() => [RefundLine], {
    description: 'Refunded lines; empty when everything or an amount was refunded.',
  })
  @Property({ type: 'json' })
  lines!: RefundLine[];

  @Property({ type: 'text', nullable: true, hidden: true, unique: true })
  idempotencyKey?: string | null;

  /** Hash of the request under the idempotency key; null for a refund without one. */
  @Property({ type: 'text', nullable: true, hidden: true })
  requestHash?: string | null;

  @Field(() => RefundStatus, { description: 'Status of the refund.' })
  @Enum({ items: () => RefundStatus, type: 'text' })
  status!: RefundStatus;

  @Property({ type: 'text', nullable: true, hidden: true, unique: true })
  providerRefundId?: string | null;

  @Field(() => DateTime, { description: 'Time at which it was decided.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => LocalDate, { description: 'Day by which the customer has the money.' })
  @Property({ type: 'date' })
  expectedOn!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time at which it was completed; null before.' })
  @Property({ type: 'timestamptz', nullable: true })
  completedAt?: Date | null;
}
