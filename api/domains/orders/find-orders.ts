import type { Ctx } from '../../core/ctx.ts';
import { isIdentifier } from '../../core/identifier.ts';
import { Page, type Place, pageSize, placeAfter } from '../../core/page.ts';
import { Role } from '../../core/role.ts';
import { signedIn } from '../../core/rules.ts';
import type { Viewer } from '../../core/viewer.ts';
import { lineColumns, type OrderRow, orderColumns } from './order-columns.ts';

/**
 * SQL condition on `o` for the orders a viewer may read, with the viewer's id as $1: a customer's own, those
 * of a supplier's kitchen, all for an admin. Every query of orders here uses it.
 */
const withinReachOf = (viewer: Viewer): string => {
  if (viewer.is(Role.ADMIN)) return '$1::uuid is not null';
  if (viewer.is(Role.SUPPLIER)) return 'o.supplier_id = (select id from suppliers where user_id = $1::uuid)';
  return 'o.customer_id = $1::uuid';
};

/** The viewer's orders, the newest first. */
export const findOrders = async (
  ctx: Ctx,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<OrderRow>> => {
  const size = pageSize(first);
  const orders = await listOrders(ctx, size + 1, after ? placeAfter(after, 'string') : beforeAll);
  return new Page(orders, size, after, order => [order.placedAt, order.id]);
};

/** Cursor before the newest order. */
const beforeAll: Place = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** The same as a plain list after a cursor. */
export const listOrders = async (ctx: Ctx, limit: number, after = beforeAll): Promise<OrderRow[]> => {
  ctx.viewer.must(signedIn);
  return ctx.sql.rows<OrderRow>(
    `select ${orderColumns}, ${lineColumns} from orders o
     where ${withinReachOf(ctx.viewer)}
       and (o.placed_at, o.id) < ($2::timestamptz, $3::uuid)
     order by o.placed_at desc, o.id desc limit $4`,
    [ctx.viewer.userId, ...after, limit],
  );
};

/** Finds an order that the viewer may read; any other is treated as not found. */
export const findOrder = async (ctx: Ctx, id: string): Promise<OrderRow | null> => {
  ctx.viewer.must(signedIn);
  if (!isIdentifier(id)) return null;
  const [order] = await ctx.sql.rows<OrderRow>(
    `select ${orderColumns}, ${lineColumns} from orders o where ${withinReachOf(ctx.viewer)} and o.id = $2`,
    [ctx.viewer.userId, id],
  );
  return order ?? null;
};

/** The order a customer placed under an idempotency key, with the hash of what was asked for. */
export const orderUnderKey = async (ctx: Ctx, idempotencyKey: string) => {
  const [order] = await ctx.sql.rows<OrderRow & { requestHash: string }>(
    `select ${orderColumns}, ${lineColumns}, o.request_hash as "requestHash" from orders o
     where o.customer_id = $1 and o.idempotency_key = $2`,
    [ctx.viewer.userId, idempotencyKey],
  );
  return order ?? null;
};
