import { Field, ID, ObjectType } from 'type-graphql';
import { enumType } from '../../../core/enum-type.ts';
import type { Cents } from '../../../core/money.ts';
import { DateTime } from '../../../core/scalars.ts';
import { Visible, withinReach } from '../../../core/visible.ts';

export const HeldOrderState = enumType('HeldOrderState', 'Status of a held order.', {
  HELD: 'Its plates are reserved until it is paid or the hold ends.',
  PLACED: 'It was paid and is now an order with the same ID.',
  RELEASED: 'It was abandoned or not paid in time; its plates were released.',
});
export type HeldOrderState = keyof typeof HeldOrderState;

/** Stored apart from orders, so that no query of orders can return an unpaid one by mistake. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Order whose plates are reserved while the customer pays. The kitchen does not see it.',
})
export class HeldOrder {
  @Field(() => ID, { description: 'Opaque ID; the placed order has the same one.' })
  id!: string;

  @Field(() => String, { description: 'Number of the order once it is placed.' })
  orderNumber!: string;

  @Field(() => HeldOrderState, { description: 'Whether it is still held.' })
  state!: HeldOrderState;

  @Field(() => DateTime, { description: 'Time at which the hold ends.' })
  heldUntil!: string;

  supplierId!: string;
  totalCents!: Cents;
  commissionCents!: Cents;
  requestHash!: string;
}

export const heldOrderColumns = `h.id, h.order_number as "orderNumber", h.status as state, h.held_until as "heldUntil",
  h.supplier_id as "supplierId", h.total_cents as "totalCents", h.commission_cents as "commissionCents",
  h.request_hash as "requestHash"`;

/** Result unions tell their members apart by class. */
export const asHeldOrder = (row: HeldOrder): HeldOrder => Object.setPrototypeOf(row, HeldOrder.prototype);
