import type { Ctx } from '../../../core/ctx.ts';
import { Page, type Place, pageSize, placeAfter } from '../../../core/page.ts';
import { suppliers } from '../../../core/rules.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { lineColumns, type OrderRow, orderColumns } from '../order-columns.ts';
import { OrderStatus } from '../order-status.ts';

export interface KitchenOrdersAsked {
  /** Null for today in the kitchen's time zone. */
  serviceDate: string | null;
  mealtime: Mealtime | null;
  statuses: OrderStatus[] | null;
}

/** Cursor before the first order of a day, the earliest meal first. */
const beforeAll: Place = ['-infinity', '00000000-0000-0000-0000-000000000000'];

/** Finds the orders of the viewer's kitchen for one day, by meal, then in the order they were placed. */
export const findKitchenOrders = async (
  ctx: Ctx,
  asked: KitchenOrdersAsked,
  { first, after }: { first: number; after: string | null },
): Promise<Page<OrderRow>> => {
  const size = pageSize(first);
  const place = after ? placeAfter(after, 'string') : beforeAll;
  const orders = await listKitchenOrders(ctx, asked, size + 1, place);
  return new Page(orders, size, after, order => [order.servedFrom, order.id]);
};

/** The same as a plain list after a cursor. */
export const listKitchenOrders = async (
  ctx: Ctx,
  { serviceDate, mealtime, statuses }: KitchenOrdersAsked,
  limit: number,
  after = beforeAll,
): Promise<OrderRow[]> => {
  ctx.viewer.must(suppliers);
  return ctx.sql.rows<OrderRow>(
    `select ${orderColumns}, ${lineColumns} from orders o
     where o.supplier_id = (select id from suppliers where user_id = $1)
       and o.service_date = coalesce($2::date, (
         select ($8::timestamptz at time zone c.time_zone)::date
         from suppliers s join cities c on c.id = s.city_id where s.user_id = $1))
       and ($3::text is null or o.mealtime = $3) and o.status = any($4::text[])
       and (o.served_from, o.id) > ($5::timestamptz, $6::uuid)
     order by o.served_from, o.id limit $7`,
    [
      ctx.viewer.userId,
      serviceDate,
      mealtime,
      statuses ?? Object.values(OrderStatus),
      ...after,
      limit,
      ctx.now,
    ],
  );
};
