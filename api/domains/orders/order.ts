import assert from 'node:assert/strict';
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { newestFirst } from '../../core/database/newest-first.ts';
import { SetsUpdatedAt } from '../../core/database/updated-at.ts';
import { Node } from '../../core/graphql/node.ts';
import { DateTime, LocalDate } from '../../core/graphql/scalars.ts';
import type { Cents } from '../../core/values/money.ts';
import { User } from '../identity/user.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { momentOf } from './moving/undoable-until.ts';
import { CanceledBy, Fulfillment, OrderPaymentStatus } from './order-enums.ts';
import { nextStatuses, OrderStatus, openStatusList, stepAfter, stepBefore } from './order-status.ts';

const isOpen = `status in (${openStatusList})`;
const isUnpaid = `payment_status = 'DUE' and status not in ('DELIVERED', 'CANCELED')`;

@Visible(withinReach)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "Customer's order from one kitchen for one meal.",
})
@Entity({ tableName: 'orders' })
@SetsUpdatedAt('orders')
@Unique({ name: 'orders_idempotency_key', properties: ['customerId', 'idempotencyKey'] })
@Index({ name: 'orders_newest', columns: newestFirst('placedAt') })
@Index({ name: 'orders_of_customer', columns: [{ name: 'customerId' }, ...newestFirst('placedAt')] })
@Index({ name: 'orders_updated', properties: ['updatedAt', 'id'] })
@Index({ name: 'orders_updated_of_customer', properties: ['customerId', 'updatedAt', 'id'] })
@Index({ name: 'orders_updated_of_supplier', properties: ['supplierId', 'updatedAt', 'id'] })
@Index({ name: 'orders_delivered', properties: ['customerId'], where: "status = 'DELIVERED'" })
@Index({ name: 'orders_of_supplier', columns: [{ name: 'supplierId' }, ...newestFirst('placedAt')] })
@Index({ name: 'orders_open', columns: newestFirst('placedAt'), where: isOpen })
@Index({ name: 'orders_open_of_kitchen', properties: ['supplierId', 'serviceDate'], where: isOpen })
@Index({
  name: 'orders_of_kitchen_day',
  properties: ['supplierId', 'serviceDate'],
  include: ['status', 'plates', 'totalCents', 'commissionCents', 'id'],
})
@Index({ name: 'orders_placed_from', properties: ['placedFrom'], where: isUnpaid })
@Check({ name: 'orders_commission', expression: 'commission_cents >= 0 and commission_cents <= total_cents' })
export class Order {
  @Field(() => ID, { description: 'Opaque ID of the order.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, { description: 'Order number for people, such as T-7K3F-92QD.' })
  @Property({ type: 'text', unique: true })
  orderNumber!: string;

  @ManyToOne(() => User, { mapToPk: true })
  customerId!: string;

  @ManyToOne(() => Supplier, { mapToPk: true })
  supplierId!: string;

  @Field(() => LocalDate, { description: "Service date, in the kitchen's time zone." })
  @Property({ type: 'date' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  @Enum({ items: () => Mealtime, type: 'text' })
  mealtime!: Mealtime;

  @Field(() => Fulfillment, { description: 'Delivery or pickup.' })
  @Enum({ items: () => Fulfillment, type: 'text' })
  fulfillment!: Fulfillment;

  @Field(() => String, { nullable: true, description: 'Delivery address as one line; null for pickup.' })
  @Property({ type: 'text', nullable: true })
  deliveryAddress?: string | null;

  @Field(() => String, { nullable: true, description: "Customer's note to the cook; null if none." })
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Field(() => OrderStatus, { description: 'Status of the order.' })
  @Enum({ items: () => OrderStatus, type: 'text' })
  status!: OrderStatus;

  @Field(() => OrderPaymentStatus, { description: 'Payment status.' })
  @Enum({ items: () => OrderPaymentStatus, type: 'text' })
  paymentStatus!: OrderPaymentStatus;

  @Field(() => Int, { description: 'Number of plates of all its lines.' })
  @Property({ type: 'int', check: 'plates > 0' })
  plates!: number;

  @Property({ type: 'int', check: 'total_cents > 0' })
  totalCents!: Cents;

  /** The marketplace's share, frozen when the order was placed; the rest is the kitchen's. */
  @Property({ type: 'int' })
  commissionCents!: Cents;

  @Property({ type: 'timestamptz' })
  cutOffAt!: Date;

  @Field(() => DateTime, { description: 'Time at which delivery and pickup begin.' })
  @Property({ type: 'timestamptz' })
  servedFrom!: Date;

  @Field(() => DateTime, { description: 'Time at which delivery and pickup end.' })
  @Property({ type: 'timestamptz' })
  servedUntil!: Date;

  @Property({ type: 'text', hidden: true })
  idempotencyKey!: string;

  @Property({ type: 'text', hidden: true })
  requestHash!: string;

  @Field(() => DateTime, { description: 'Time at which it was placed.' })
  @Property({ type: 'timestamptz' })
  placedAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  preparingAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  readyAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  outForDeliveryAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  deliveredAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  canceledAt?: Date | null;

  @Field(() => CanceledBy, {
    nullable: true,
    description: 'Party that canceled it; null unless it is canceled.',
  })
  @Enum({ items: () => CanceledBy, type: 'text', nullable: true })
  canceledBy?: CanceledBy | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for the cancellation; null if none was given.',
  })
  @Property({ type: 'text', nullable: true })
  cancellationReason?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the kitchen last changed the allergens, the diet or the marks of an ordered dish, or at which ' +
      "a change of the customer's household was found to rule out what a tiffin plan had ordered. It lets the customer " +
      'cancel until delivery; null if neither happened.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  reopenedAt?: Date | null;

  /** When the order was confirmed although its kitchen is closed, suspended or disabled. */
  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt?: Date | null;

  /** Keyed hash of where a new customer's order came from; limits the plates they may leave unpaid. */
  @Property({ type: 'text', nullable: true, hidden: true })
  placedFrom?: string | null;

  @Field(() => DateTime, {
    description:
      'Time of the last change of the order, its lines, payment, refunds, reported problem or review, by the clock of ' +
      'the database, which sets it; so it may differ slightly from the other times. What only passing time changes, ' +
      'such as isLate, and changes of its kitchen or customer do not move it. Read changes with updatedSince of orders.',
  })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt!: Date;

  /** Takes the next step on the way to the customer. Check `stepAfter` first. */
  moveTo(status: OrderStatus, now: Date): void {
    assert(stepAfter(this) === status, `cannot become ${status} while ${this.status}`);
    this.status = status;
    this[momentOf[status]!] = now;
  }

  /** Restores the status before the last step. Check `undoableUntil` first. */
  undoMove(): void {
    const before = stepBefore(this);
    assert(before, `no step was taken while ${this.status}`);
    this[momentOf[this.status]!] = null;
    this.status = before;
  }

  /** Cancels the order. Check `mayStillBeCanceledByCustomer` first; the caller releases the plates. */
  cancel(by: CanceledBy, reason: string | null, now: Date): void {
    assert(nextStatuses[this.status].includes(OrderStatus.CANCELED), `cannot cancel while ${this.status}`);
    this.status = OrderStatus.CANCELED;
    this.canceledAt = now;
    this.canceledBy = by;
    this.cancellationReason = reason;
    if (this.paymentStatus === OrderPaymentStatus.PAID) this.paymentStatus = OrderPaymentStatus.REFUNDED;
  }
}
