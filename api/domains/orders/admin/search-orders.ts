import type { Ctx } from '../../../core/ctx.ts';
import { identifier } from '../../../core/identifier.ts';
import { Page, type Place, pageSize, placeAfter } from '../../../core/page.ts';
import { admins } from '../../../core/rules.ts';
import { lettersPattern } from '../../../core/searchable.ts';
import { lineColumns, type OrderRow, orderColumns } from '../order-columns.ts';
import type { OrderStatus } from '../order-status.ts';
import { needsDecision } from '../reopening/needs-decision.sql.ts';

export interface OrderSearch {
  /** An order number, or letters in the name or email of the customer, or in the name of the kitchen. */
  text: string | null;
  statuses: OrderStatus[] | null;
  supplierId: string | null;
  serviceDate: string | null;
  /** Only orders whose payment is due. */
  isDue: boolean;
  /** Only open orders that need a decision because their kitchen is closed that day, suspended or disabled. */
  isToDecide: boolean;
  /** Only orders with a reported problem that no admin has marked as handled. */
  hasOpenIssue: boolean;
}

/** Cursor before the newest order. */
const beforeAll: Place = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** Rows of a search. Orders that need a decision are found through the index of open orders. */
export const ordersFound = ({
  isToDecide,
  hasOpenIssue,
}: Pick<OrderSearch, 'isToDecide' | 'hasOpenIssue'>): string => `
from orders o
where (o.placed_at, o.id) < ($1::timestamptz, $2::uuid)
  and ($3::text is null or o.order_number = upper($4)
    or o.customer_id in (select id from users where lower(name || ' ' || email) like $3 limit 200)
    or o.supplier_id in (select id from suppliers
      where lower(kitchen_name || ' ' || cook_name) like $3 limit 200))
  and ($5::text[] is null or o.status = any($5))
  and ($6::uuid is null or o.supplier_id = $6)
  -- An order is placed at most a week before it is eaten: the index of moments finds the day.
  and ($7::date is null or (o.service_date = $7 and o.placed_at > $7::date - 9 and o.placed_at < $7::date + 3))
  and (not $8 or (o.payment_status = 'DUE' and o.status <> 'CANCELED'))
  ${isToDecide ? `and ${needsDecision}` : ''}
  ${hasOpenIssue ? 'and o.id in (select order_id from order_issues where handled_at is null)' : ''}
order by o.placed_at desc, o.id desc limit $9`;

/** Orders of all kitchens, the newest first. */
export const searchOrders = async (
  ctx: Ctx,
  { text, statuses, supplierId, serviceDate, isDue, isToDecide, hasOpenIssue }: OrderSearch,
  { first, after }: { first: number; after: string | null },
): Promise<Page<OrderRow>> => {
  ctx.viewer.must(admins);
  const size = pageSize(first);
  const place = after ? placeAfter(after, 'string') : beforeAll;
  const orders = await ctx.sql.rows<OrderRow>(
    `select ${orderColumns}, ${lineColumns} ${ordersFound({ isToDecide, hasOpenIssue })}`,
    [
      ...place,
      text ? lettersPattern(text, 'text') : null,
      text?.replaceAll('\u0000', '').trim() ?? null,
      statuses,
      supplierId ? identifier(supplierId, 'supplierId') : null,
      serviceDate,
      isDue,
      size + 1,
    ],
  );
  return new Page(orders, size, after, order => [order.placedAt, order.id]);
};
