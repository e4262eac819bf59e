import { sql } from 'kysely';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { type CursorPosition, decodeCursor, Page, pageSize } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { City } from '../../cities/city.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Order } from '../order.ts';
import { type OrderRow, orderColumns, orderLines } from '../order-columns.ts';
import { OrderLine } from '../order-line.ts';
import { OrderStatus } from '../order-status.ts';

export interface KitchenOrdersAsked {
  /** Null for today in the kitchen's time zone. */
  serviceDate: string | null;
  mealtime: Mealtime | null;
  statuses: OrderStatus[] | null;
}

interface AskedPage extends KitchenOrdersAsked {
  cookId: string;
  statuses: OrderStatus[];
  now: Date;
  after: CursorPosition[0];
  afterId: string;
  limit: number;
}

const kitchenOrdersQuery = query({ Order, OrderLine, Supplier, City }, (from, given: Given<AskedPage>) =>
  from
    .selectFrom('Order as o')
    .where('o.supplierId', '=', supplier =>
      supplier.selectFrom('Supplier as s').select('s.id').where('s.userId', '=', given.cookId),
    )
    .where('o.serviceDate', '=', day =>
      day.fn.coalesce(
        day.cast<string>(given.serviceDate, 'date'),
        day
          .selectFrom('Supplier as s')
          .innerJoin('City as c', 'c.id', 's.cityId')
          .where('s.userId', '=', given.cookId)
          .select(city =>
            sql<string>`(${given.now}::timestamptz at time zone ${city.ref('c.timeZone')})::date`.as('today'),
          ),
      ),
    )
    .where(o => o.or([o(o.cast(given.mealtime, 'text'), 'is', null), o('o.mealtime', '=', given.mealtime)]))
    .where(o => o('o.status', '=', o.fn.any(given.statuses)))
    .where(o =>
      o(
        o.refTuple('o.servedFrom', 'o.id'),
        '>',
        o.tuple(o.cast<string>(given.after, 'timestamptz'), o.cast<string>(given.afterId, 'uuid')),
      ),
    )
    .select(orderColumns)
    .select(orderLines)
    .orderBy('o.servedFrom')
    .orderBy('o.id')
    .limit(given.limit),
);

/** Cursor before the first order of a day, the earliest meal first. */
const beforeFirst: CursorPosition = ['-infinity', lowestIdentifier];

/** Finds the orders of the viewer's kitchen for one day, by meal, then in the order they were placed. */
export const findKitchenOrders = async (
  ctx: Ctx,
  asked: KitchenOrdersAsked,
  { first, after }: { first: number; after: string | null },
): Promise<Page<OrderRow>> => {
  const size = pageSize(first);
  const place = after ? decodeCursor(after, 'string') : beforeFirst;
  const orders = await listKitchenOrders(ctx, asked, size + 1, place);
  return new Page(orders, size, after, order => [order.servedFrom, order.id]);
};

/** The same as a plain list after a cursor. */
export const listKitchenOrders = async (
  ctx: Ctx,
  { serviceDate, mealtime, statuses }: KitchenOrdersAsked,
  limit: number,
  [after, afterId] = beforeFirst,
): Promise<OrderRow[]> => {
  ctx.viewer.must(withScope('ORDERS_READ', suppliers));
  return kitchenOrdersQuery.all(ctx.sql, {
    cookId: ctx.viewer.userId,
    serviceDate,
    mealtime,
    statuses: statuses ?? Object.values(OrderStatus),
    now: ctx.now,
    after,
    afterId,
    limit,
  });
};
