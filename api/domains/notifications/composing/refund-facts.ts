import type { Cents } from '../../../core/money.ts';
import type { Sql } from '../../../core/sql.ts';
import type { PaymentMethod, RefundCause } from '../../payments/payment-enums.ts';

/** Facts about a refund. */
export interface RefundFacts {
  id: string;
  orderId: string;
  amountCents: Cents;
  cause: RefundCause;
  method: PaymentMethod;
  expectedOn: string;
}

/** Loads the refunds of many orders, grouped by order. */
export const refundFactsOf = async (
  sql: Sql,
  orderIds: readonly string[],
): Promise<Map<string, RefundFacts[]>> => {
  if (orderIds.length === 0) return new Map();
  const refunds = await sql.rows<RefundFacts>(
    `select r.id, r.order_id as "orderId", r.amount_cents as "amountCents", r.cause, p.method,
       r.expected_on as "expectedOn"
     from refunds r join payments p on p.id = r.payment_id where r.order_id = any($1::uuid[])`,
    [orderIds],
  );
  return Map.groupBy(refunds, ({ orderId }) => orderId);
};
