import { type AskedPage, Page, partOf } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { eitherWay, type Scan } from '../../core/query/either-way.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../core/query/keyset.ts';
import { type Given, query } from '../../core/query/query.ts';
import { mapValues } from '../../core/values/map-values.ts';
import { OrderIssue } from '../orders/issues/order-issue.ts';
import { Order } from '../orders/order.ts';
import { type OrderRow, orderColumns, orderLines } from '../orders/order-columns.ts';
import { OrderLine } from '../orders/order-line.ts';
import { Refund } from '../payments/refunding/refund.ts';
import type { ConductMeasureKind } from './conduct-enums.ts';
import { countsAs, isDue } from './due-orders.ts';

interface Counted {
  supplierId: string;
  firstDay: string;
  lastDay: string;
  /** When they were counted. */
  now: Date | string;
}

const ordersQueryOf = (counts: (typeof countsAs)[ConductMeasureKind], scan: Scan) =>
  query({ Order, OrderLine, OrderIssue, Refund }, (from, given: Given<Keyset & Counted>) => {
    const orders = from
      .selectFrom('Order as o')
      .where('o.supplierId', '=', given.supplierId)
      .where(isDue(given))
      .where(counts)
      .select(orderColumns)
      .select(orderLines);
    return readByKeyset(orders, ['o.servedUntil', 'o.id'], scan, given);
  });

const queries = mapValues(countsAs, counts => eitherWay('desc', scan => ordersQueryOf(counts, scan)));

/** Loads a page of the orders behind a figure, the last served first. The caller may see orders of the kitchen. */
export const findConductOrders = async (
  ctx: Ctx,
  counted: Counted,
  kind: ConductMeasureKind,
  asked: AskedPage,
): Promise<Page<OrderRow>> => {
  const part = partOf(asked);
  const rows = await queries[kind](part).all(ctx.sql, { ...counted, ...keysetOf(part, 'desc') });
  return new Page(rows, part, order => [order.servedUntil, order.id]);
};
