import { sql } from 'kysely';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { type AskedPage, Page, type PagePart, partOf } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { eitherWay } from '../../../core/query/either-way.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, query } from '../../../core/query/query.ts';
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

interface Part extends KitchenOrdersAsked, Keyset {
  cookId: string;
  statuses: OrderStatus[];
  now: Date;
}

const kitchenOrdersQuery = eitherWay('asc', scan =>
  query({ Order, OrderLine, Supplier, City }, (from, given: Given<Part>) => {
    const orders = from
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
              sql<string>`(${given.now}::timestamptz at time zone ${city.ref('c.timeZone')})::date`.as(
                'today',
              ),
            ),
        ),
      )
      .where(o => o.or([o(o.cast(given.mealtime, 'text'), 'is', null), o('o.mealtime', '=', given.mealtime)]))
      .where(o => o('o.status', '=', o.fn.any(given.statuses)))
      .select(orderColumns)
      .select(orderLines);
    return readByKeyset(orders, ['o.servedFrom', 'o.id'], scan, given);
  }),
);

/** Finds the orders of the viewer's kitchen for one day, by meal, then in the order they were placed. */
export const findKitchenOrders = async (
  ctx: Ctx,
  asked: KitchenOrdersAsked,
  page: AskedPage,
): Promise<Page<OrderRow>> => {
  const part = partOf(page);
  const orders = await listKitchenOrders(ctx, asked, part);
  return new Page(orders, part, order => [order.servedFrom, order.id]);
};

/** The same as a plain list, with one order more when it continues. */
export const listKitchenOrders = async (
  ctx: Ctx,
  { serviceDate, mealtime, statuses }: KitchenOrdersAsked,
  part: PagePart,
): Promise<OrderRow[]> => {
  ctx.viewer.must(withScope('ORDERS_READ', suppliers));
  return kitchenOrdersQuery(part).all(ctx.sql, {
    cookId: ctx.viewer.userId,
    serviceDate,
    mealtime,
    statuses: statuses ?? Object.values(OrderStatus),
    now: ctx.now,
    ...keysetOf(part, 'asc'),
  });
};
