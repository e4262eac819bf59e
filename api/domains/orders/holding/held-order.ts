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
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import type { Returned } from '../../../core/query/columns.ts';
import type { Cents } from '../../../core/values/money.ts';
import { User } from '../../identity/user.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { Fulfillment } from '../order-enums.ts';
import type { OrderLine } from '../order-line.ts';

export const HeldOrderStatus = enumType('HeldOrderStatus', 'Status of a held order.', {
  HELD: 'Plates are reserved until it is paid or the hold ends.',
  PLACED: 'Paid, and now an order with the same ID.',
  RELEASED: 'Abandoned or not paid in time; its plates were released.',
});
export type HeldOrderStatus = keyof typeof HeldOrderStatus;

type HeldLine = Omit<OrderLine, 'orderId' | 'addedAllergens' | 'changedDiet' | 'notifiedDiets'>;

/** Stored apart from orders, so that no query of orders can return an unpaid one by mistake. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Order whose plates are reserved while the customer pays. The kitchen does not see it.',
})
@Entity({ tableName: 'held_orders' })
@Unique({
  name: 'held_orders_idempotency_key',
  properties: ['customerId', 'idempotencyKey'],
  where: "status <> 'RELEASED'",
})
@Index({ name: 'held_orders_ending', properties: ['heldUntil'], where: "status = 'HELD'" })
@Index({ name: 'held_orders_released', properties: ['heldUntil'], where: "status = 'RELEASED'" })
@Index({ name: 'held_orders_placed_from', properties: ['placedFrom'], where: "status = 'HELD'" })
@Check({
  name: 'held_orders_commission',
  expression: 'commission_cents >= 0 and commission_cents <= total_cents',
})
export class HeldOrder {
  @Field(() => ID, { description: 'Opaque ID; the placed order has the same one.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, { description: 'Number of the order once it is placed.' })
  @Property({ type: 'text', unique: true })
  orderNumber!: string;

  @ManyToOne(() => User, { mapToPk: true })
  customerId!: string;

  @ManyToOne(() => Supplier, { mapToPk: true })
  supplierId!: string;

  @Property({ type: 'date' })
  serviceDate!: string;

  @Property({ type: 'text' })
  mealtime!: Mealtime;

  @Property({ type: 'text' })
  fulfillment!: Fulfillment;

  @Property({ type: 'text', nullable: true })
  deliveryAddress?: string | null;

  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Property({ type: 'int', check: 'plates > 0' })
  plates!: number;

  @Property({ type: 'int', check: 'total_cents > 0' })
  totalCents!: Cents;

  @Property({ type: 'int' })
  commissionCents!: Cents;

  @Property({ type: 'timestamptz' })
  cutOffAt!: Date;

  @Property({ type: 'timestamptz' })
  servedFrom!: Date;

  @Property({ type: 'timestamptz' })
  servedUntil!: Date;

  @Property({ type: 'json' })
  lines!: HeldLine[];

  @Property({ type: 'text', hidden: true })
  idempotencyKey!: string;

  @Property({ type: 'text', hidden: true })
  requestHash!: string;

  // Named apart from the status of an order, so that a document can ask a union of both for each.
  @Field(() => HeldOrderStatus, {
    name: 'holdStatus',
    simple: false,
    description: 'Whether it is still held.',
  })
  @Enum({ items: () => HeldOrderStatus, type: 'text' })
  status!: HeldOrderStatus;

  @Property({ type: 'timestamptz' })
  heldAt!: Date;

  @Field(() => DateTime, { description: 'Time at which the hold ends.' })
  @Property({ type: 'timestamptz' })
  heldUntil!: Date;

  /** As with placed orders. */
  @Property({ type: 'text', nullable: true, hidden: true })
  placedFrom?: string | null;

  /** When the card provider said that it is paid, although the hold was over. */
  @Property({ type: 'timestamptz', nullable: true })
  foundPaidAt?: Date | null;
}

/** A held order as queries return it. */
export type HeldOrderRow = {
  [Name in
    | 'id'
    | 'orderNumber'
    | 'status'
    | 'heldUntil'
    | 'supplierId'
    | 'totalCents'
    | 'commissionCents'
    | 'requestHash']: Returned<HeldOrder[Name]>;
};
