import type { Ctx } from '../../../core/ctx.ts';
import { isIdentifier } from '../../../core/identifier.ts';
import type { Cents } from '../../../core/money.ts';
import { Problem } from '../../../core/problem.ts';
import type { Sql } from '../../../core/sql.ts';
import { OrderNotFound } from '../../orders/order-problems.ts';
import { HoldEnded, NothingToPay } from '../payment-problems.ts';

/** An order that its customer can pay now: held, or placed with payment due. */
export interface Payable {
  id: string;
  orderNumber: string;
  supplierId: string;
  kitchenName: string;
  totalCents: Cents;
  commissionCents: Cents;
}

type Candidate = Payable & { isHeld: boolean; isOver: boolean; isPayable: boolean };

const candidates = `
select o.id, o.order_number as "orderNumber", o.supplier_id as "supplierId", s.kitchen_name as "kitchenName",
  o.total_cents as "totalCents", o.commission_cents as "commissionCents", o.is_held as "isHeld",
  o.is_over as "isOver", o.is_payable as "isPayable"
from (
  select id, order_number, supplier_id, customer_id, total_cents, commission_cents, true as is_held,
    status = 'RELEASED' or held_until <= $3 as is_over, status = 'HELD' as is_payable
  from held_orders where id = $1 and status <> 'PLACED'
  union all
  select id, order_number, supplier_id, customer_id, total_cents, commission_cents, false,
    false, payment_status = 'DUE' and status <> 'CANCELED'
  from orders where id = $1
) o
join suppliers s on s.id = o.supplier_id
where o.customer_id = $2`;

/** Finds the order if the viewer may read it, or the problem that prevents paying. */
export const findPayable = async (ctx: Ctx, sql: Sql, orderId: string): Promise<Payable | Problem> => {
  if (!isIdentifier(orderId)) return new OrderNotFound();
  const [order] = await sql.rows<Candidate>(candidates, [orderId, ctx.viewer.userId, ctx.now]);
  if (!order) return new OrderNotFound();
  if (order.isOver) return new HoldEnded();
  return order.isPayable ? order : new NothingToPay();
};

/** Locks the order until the transaction ends. */
export const lockPayableOrder = async (sql: Sql, orderId: string): Promise<void> => {
  await sql.rows('select from held_orders where id = $1 for update', [orderId]);
  await sql.rows('select from orders where id = $1 for no key update', [orderId]);
};
