import type { ExpressionBuilder } from 'kysely';
import { Role } from '../../core/access/role.ts';
import { beforeNewest, type CursorPosition, decodeCursor, Page, pageSize } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { forRole } from '../../core/query/for-role.ts';
import { type Given, query, type Tables } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { Order } from './order.ts';
import { type OrderRow, orderColumns, orderLines } from './order-columns.ts';
import { OrderLine } from './order-line.ts';

const read = { Order, OrderLine, Supplier };
type Read = Tables<typeof read>;

/**
 * The orders that viewers of a role may read: a customer's own, those of a supplier's kitchen, all for an admin.
 * Every query of orders for more than one role uses it.
 */
const withinReachOf =
  (role: Role, { viewerId }: Given<{ viewerId: string }>) =>
  (order: ExpressionBuilder<Read & { o: Read['Order'] }, 'o'>) => {
    if (role === Role.ADMIN) return order.lit(true);
    if (role === Role.CUSTOMER) return order('o.customerId', '=', viewerId);
    const kitchen = order.selectFrom('Supplier as s').select('s.id').where('s.userId', '=', viewerId);
    return order('o.supplierId', '=', kitchen);
  };

interface AskedPage {
  viewerId: string;
  before: CursorPosition[0];
  beforeId: string;
  limit: number;
}

const ordersQuery = forRole('SEE_ORDERS', 'ORDERS_READ', role =>
  query(read, (from, given: Given<AskedPage>) =>
    from
      .selectFrom('Order as o')
      .where(withinReachOf(role, given))
      .where(o =>
        o(
          o.refTuple('o.placedAt', 'o.id'),
          '<',
          o.tuple(o.cast<string>(given.before, 'timestamptz'), o.cast<string>(given.beforeId, 'uuid')),
        ),
      )
      .select(orderColumns)
      .select(orderLines)
      .orderBy('o.placedAt', 'desc')
      .orderBy('o.id', 'desc')
      .limit(given.limit),
  ),
);

const orderQuery = forRole('SEE_ORDERS', 'ORDERS_READ', role =>
  query(read, (from, given: Given<{ viewerId: string; id: string }>) =>
    from
      .selectFrom('Order as o')
      .where(withinReachOf(role, given))
      .where('o.id', '=', given.id)
      .select(orderColumns)
      .select(orderLines),
  ),
);

const ordersOfIdsQuery = forRole('SEE_ORDERS', 'ORDERS_READ', role =>
  query(read, (from, given: Given<{ viewerId: string; ids: readonly string[] }>) =>
    from
      .selectFrom('Order as o')
      .where(withinReachOf(role, given))
      .where(o => o('o.id', '=', o.fn.any(given.ids)))
      .select(orderColumns)
      .select(orderLines)
      .orderBy('o.placedAt')
      .orderBy('o.id'),
  ),
);

const orderUnderKeyQuery = query(
  { Order, OrderLine },
  (from, { customerId, idempotencyKey }: Given<{ customerId: string; idempotencyKey: string }>) =>
    from
      .selectFrom('Order as o')
      .where('o.customerId', '=', customerId)
      .where('o.idempotencyKey', '=', idempotencyKey)
      .select(orderColumns)
      .select(orderLines)
      .select('o.requestHash'),
);

/** The viewer's orders, the newest first. */
export const findOrders = async (
  ctx: Ctx,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<OrderRow>> => pageOfOrders(ctx, pageSize(first), after);

/** The same in pages of any size. */
export const pageOfOrders = async (
  ctx: Ctx,
  size: number,
  after: string | null | undefined,
): Promise<Page<OrderRow>> => {
  const query = ordersQuery(ctx.viewer);
  const [before, beforeId] = after ? decodeCursor(after, 'string') : beforeNewest;
  const asked = { viewerId: ctx.viewer.userId, before, beforeId, limit: size + 1 };
  return new Page(await query.all(ctx.sql, asked), size, after, order => [order.placedAt, order.id]);
};

/** Finds an order that the viewer may read; any other is treated as not found. */
export const findOrder = async (ctx: Ctx, id: string): Promise<OrderRow | null> => {
  const query = orderQuery(ctx.viewer);
  if (!isIdentifier(id)) return null;
  return (await query.first(ctx.sql, { viewerId: ctx.viewer.userId, id })) ?? null;
};

/** Finds those of the orders that the viewer may read, in the order they were placed. */
export const findOrdersOfIds = (ctx: Ctx, ids: readonly string[]): Promise<OrderRow[]> =>
  ordersOfIdsQuery(ctx.viewer).all(ctx.sql, { viewerId: ctx.viewer.userId, ids });

/** The order a customer placed under an idempotency key, with the hash of what was asked for. */
export const orderUnderKey = async (ctx: Ctx, idempotencyKey: string) => {
  const asked = { customerId: ctx.viewer.userId, idempotencyKey };
  return (await orderUnderKeyQuery.first(ctx.sql, asked)) ?? null;
};
