import { Field, ID, ObjectType } from 'type-graphql';
import { enumType } from '../../../core/enum-type.ts';
import type { Cents } from '../../../core/money.ts';
import { DateTime } from '../../../core/scalars.ts';
import { Visible, withinReach } from '../../../core/visible.ts';

export const HeldOrderState = enumType(
  'HeldOrderState',
  'What became of an order that waited for its payment.',
  {
    HELD: 'It waits; its plates are kept.',
    PLACED: 'It was paid and is an order of the same id now.',
    RELEASED: 'It was not paid in time or given up; its plates are free again.',
  },
);
export type HeldOrderState = keyof typeof HeldOrderState;

/** Stored apart from orders, so that nothing which reads those ever meets one that is not paid. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'An order whose plates are kept while the customer pays. The kitchen does not know of it.',
})
export class HeldOrder {
  @Field(() => ID, { description: 'Identifies it; the placed order has the same id.' })
  id!: string;

  @Field(() => String, { description: 'The number the order will have.' })
  orderNumber!: string;

  @Field(() => HeldOrderState, { description: 'Whether it still waits.' })
  state!: HeldOrderState;

  @Field(() => DateTime, { description: 'Until when it waits for the payment.' })
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
