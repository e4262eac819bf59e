import assert from 'node:assert/strict';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { cancellationMinutes, undoMoveMinutes } from '../../../schema/constants.ts';
import type { Cents } from '../../core/money.ts';
import { DateTime, LocalDate } from '../../core/scalars.ts';
import { Visible, withinReach } from '../../core/visible.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';
import { CanceledBy, Fulfillment, PaymentStatus } from './order-enums.ts';
import { nextStatuses, OrderStatus, stepAfter, stepBefore } from './order-status.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: "A customer's order from one kitchen for one meal." })
@Entity({ tableName: 'orders' })
export class Order {
  @Field(() => ID, { description: 'Identifies the order; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, { description: 'The number people tell each other, such as T-7K3F-92QD.' })
  @Property({ type: 'text' })
  orderNumber!: string;

  @Property({ type: 'uuid' })
  customerId!: string;

  @Property({ type: 'uuid' })
  supplierId!: string;

  @Field(() => LocalDate, { description: "The day it is eaten, in the kitchen's time zone." })
  @Property({ type: 'date' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'The meal of that day.' })
  @Enum({ items: () => Mealtime, type: 'text' })
  mealtime!: Mealtime;

  @Field(() => Fulfillment, { description: 'Whether the kitchen brings it.' })
  @Enum({ items: () => Fulfillment, type: 'text' })
  fulfillment!: Fulfillment;

  @Field(() => String, { nullable: true, description: 'Where to, as one line; deliveries only.' })
  @Property({ type: 'text', nullable: true })
  deliveryAddress?: string | null;

  @Field(() => String, { nullable: true, description: "The customer's words to the cook." })
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Field(() => OrderStatus, { description: 'Where it stands.' })
  @Enum({ items: () => OrderStatus, type: 'text' })
  status!: OrderStatus;

  @Field(() => PaymentStatus, { description: 'Where its money stands.' })
  @Enum({ items: () => PaymentStatus, type: 'text' })
  paymentStatus!: PaymentStatus;

  @Field(() => Int, { description: 'How many plates all its lines are together.' })
  @Property({ type: 'int' })
  plates!: number;

  @Property({ type: 'int' })
  totalCents!: Cents;

  /** The marketplace's share, frozen when the order was placed; the rest is the kitchen's. */
  @Property({ type: 'int' })
  commissionCents!: Cents;

  @Property({ type: 'timestamptz' })
  cutOffAt!: Date;

  @Field(() => DateTime, { description: 'When the kitchen begins to deliver or hand out.' })
  @Property({ type: 'timestamptz' })
  servedFrom!: Date;

  @Field(() => DateTime, { description: 'By when it is out.' })
  @Property({ type: 'timestamptz' })
  servedUntil!: Date;

  @Property({ type: 'text', hidden: true })
  idempotencyKey!: string;

  @Property({ type: 'text', hidden: true })
  requestHash!: string;

  @Field(() => DateTime, { description: 'When it was placed.' })
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

  @Field(() => CanceledBy, { nullable: true, description: 'Who canceled it, if somebody did.' })
  @Enum({ items: () => CanceledBy, type: 'text', nullable: true })
  canceledBy?: CanceledBy | null;

  @Field(() => String, { nullable: true, description: 'Why it was canceled, if somebody said.' })
  @Property({ type: 'text', nullable: true })
  cancellationReason?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the kitchen changed the allergens or the diet mark of an ordered dish, which lets the customer cancel ' +
      'until delivery; null if it did not.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  reopenedAt?: Date | null;

  /** When it was decided that the order stays although its kitchen is closed or stopped. */
  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt?: Date | null;

  /** Takes the next step on the way to the customer. Ask `stepAfter` first. */
  moveTo(status: OrderStatus, now: Date): void {
    assert(stepAfter(this) === status, `cannot become ${status} while ${this.status}`);
    this.status = status;
    this[momentOf[status]!] = now;
  }

  /** Stands again where it stood before its last step. Ask `undoableUntil` first. */
  undoMove(): void {
    const before = stepBefore(this);
    assert(before, `no step was taken while ${this.status}`);
    this[momentOf[this.status]!] = null;
    this.status = before;
  }

  /** Ends the order. Ask `mayStillBeCanceledByCustomer` first; plates are given back beside it. */
  cancel(by: CanceledBy, reason: string | null, now: Date): void {
    assert(nextStatuses[this.status].includes(OrderStatus.CANCELED), `cannot cancel while ${this.status}`);
    this.status = OrderStatus.CANCELED;
    this.canceledAt = now;
    this.canceledBy = by;
    this.cancellationReason = reason;
    if (this.paymentStatus === PaymentStatus.PAID) this.paymentStatus = PaymentStatus.REFUNDED;
  }
}

type Moment = 'preparingAt' | 'readyAt' | 'outForDeliveryAt' | 'deliveredAt';

/** Where the moment of each step is kept. */
const momentOf: Partial<Record<OrderStatus, Moment>> = {
  [OrderStatus.PREPARING]: 'preparingAt',
  [OrderStatus.READY]: 'readyAt',
  [OrderStatus.OUT_FOR_DELIVERY]: 'outForDeliveryAt',
  [OrderStatus.DELIVERED]: 'deliveredAt',
};

/**
 * Until when a kitchen may take back its last step; null when there is none to take back. Delivered is an
 * end that others act upon, so it stays.
 */
export const undoableUntil = (
  order: Pick<Order, 'status'> & Partial<Record<Moment, Date | string | null>>,
): Date | null => {
  if (order.status === OrderStatus.DELIVERED) return null;
  const moment = momentOf[order.status];
  const movedAt = moment && order[moment];
  return movedAt ? new Date(new Date(movedAt).getTime() + undoMoveMinutes * 60_000) : null;
};

export type Cancellable = Pick<Order, 'status'> &
  Record<'placedAt' | 'cutOffAt' | 'servedUntil', Date | string> & { reopenedAt?: Date | string | null };

/** The later of five minutes after placing and the cut-off: until then no step takes the right to cancel away. */
export const freelyCancellableUntil = (order: Pick<Cancellable, 'placedAt' | 'cutOffAt'>): Date => {
  const grace = new Date(order.placedAt).getTime() + cancellationMinutes * 60_000;
  return new Date(Math.max(grace, new Date(order.cutOffAt).getTime()));
};

/** The same, or the end of the serving time once a changed allergen or diet mark has reopened it; rows and entities alike. */
export const cancellableUntil = (order: Cancellable): Date => {
  const free = freelyCancellableUntil(order);
  const served = new Date(order.servedUntil);
  return order.reopenedAt && served > free ? served : free;
};

/** Once it is on its way a customer no longer cancels but reports what went wrong, unless it was reopened. */
export const mayStillBeCanceledByCustomer = (order: Cancellable, now: Date): boolean =>
  nextStatuses[order.status].includes(OrderStatus.CANCELED) &&
  (Boolean(order.reopenedAt) ||
    (order.status !== OrderStatus.OUT_FOR_DELIVERY && now <= cancellableUntil(order)));
