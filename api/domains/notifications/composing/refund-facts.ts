import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { Payment } from '../../payments/payment.ts';
import { Refund } from '../../payments/refunding/refund.ts';

const refundsQuery = query(
  { Refund, Payment },
  (from, { orderIds }: Given<{ orderIds: readonly string[] }>) =>
    from
      .selectFrom('Refund as r')
      .innerJoin('Payment as p', 'p.id', 'r.paymentId')
      .where(r => r('r.orderId', '=', r.fn.any(orderIds)))
      .select(['r.id', 'r.orderId', 'r.amountCents', 'r.cause', 'p.method', 'r.expectedOn']),
);

/** Facts about a refund. */
export type RefundFacts = RowOf<typeof refundsQuery>;

/** Loads the refunds of many orders, grouped by order. */
export const refundFactsOf = async (
  sql: Sql,
  orderIds: readonly string[],
): Promise<Map<string, RefundFacts[]>> => {
  if (orderIds.length === 0) return new Map();
  return Map.groupBy(await refundsQuery.all(sql, { orderIds }), ({ orderId }) => orderId);
};
