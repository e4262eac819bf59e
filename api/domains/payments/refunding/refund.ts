import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Cents } from '../../../core/money.ts';
import { DateTime, LocalDate } from '../../../core/scalars.ts';
import { Visible, withinReach } from '../../../core/visible.ts';
import { RefundCause, RefundStatus } from '../payment-enums.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'So many plates of a dish that were refunded.' })
export class RefundLine {
  @Field(() => Int, { description: 'The place of the line in its order.' })
  position!: number;

  @Field(() => Int, { description: 'Number of plates.' })
  quantity!: number;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Money that goes back to a customer.' })
@Entity({ tableName: 'refunds' })
export class Refund {
  @Field(() => ID, { description: 'Identifies the refund; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => ID, { description: 'The payment it gives back.' })
  @Property({ type: 'uuid' })
  paymentId!: string;

  @Field(() => ID, { description: 'The order that was paid.' })
  @Property({ type: 'uuid' })
  orderId!: string;

  @Property({ type: 'uuid' })
  customerId!: string;

  @Property({ type: 'uuid' })
  supplierId!: string;

  @Property({ type: 'int' })
  amountCents!: Cents;

  /** What of it the marketplace bears; the rest is the kitchen's. */
  @Property({ type: 'int' })
  commissionCents!: Cents;

  @Field(() => RefundCause, { description: 'What it was started by.' })
  @Enum({ items: () => RefundCause, type: 'text' })
  cause!: RefundCause;

  @Field(() => String, { nullable: true, description: 'Why, in the words of whoever decided it.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @Field(() => [RefundLine], { description: 'What was refunded; empty when it was all or a sum.' })
  @Property({ type: 'json' })
  lines!: RefundLine[];

  @Property({ type: 'text', nullable: true, hidden: true })
  idempotencyKey?: string | null;

  /** What was asked for under the key; null for a refund that was not asked for by one. */
  @Property({ type: 'text', nullable: true, hidden: true })
  requestHash?: string | null;

  @Field(() => RefundStatus, { description: 'Where it stands.' })
  @Enum({ items: () => RefundStatus, type: 'text' })
  status!: RefundStatus;

  @Property({ type: 'text', nullable: true, hidden: true })
  providerRefundId?: string | null;

  @Field(() => DateTime, { description: 'When it was decided.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => LocalDate, { description: 'The day by which the customer has it.' })
  @Property({ type: 'date' })
  expectedOn!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was sent for good.' })
  @Property({ type: 'timestamptz', nullable: true })
  completedAt?: Date | null;
}
