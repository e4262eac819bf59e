import type { ExpressionBuilder } from 'kysely';
import { Role } from '../../core/access/role.ts';
import { type AskedPage, Page, type PagePart, partOf } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type ChangesPart, pageOfChanges, readChanges } from '../../core/query/changes.ts';
import { eitherWay } from '../../core/query/either-way.ts';
import { forRole } from '../../core/query/for-role.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../core/query/keyset.ts';
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

const ordersQuery = eitherWay('desc', scan =>
  forRole('SEE_ORDERS', 'ORDERS_READ', role =>
    query(read, (from, given: Given<Keyset & { viewerId: string }>) => {
      const orders = from
        .selectFrom('Order as o')
        .where(withinReachOf(role, given))
        .select(orderColumns)
        .select(orderLines);
      return readByKeyset(orders, ['o.placedAt', 'o.id'], scan, given);
    }),
  ),
);

/** Orders by the time of their last change, the earliest change first. */
export const changedOrdersQuery = forRole('SEE_ORDERS', 'ORDERS_READ', role =>
  query(read, (from, given: Given<ChangesPart & { viewerId: string }>) => {
    const orders = from
      .selectFrom('Order as o')
      .where(withinReachOf(role, given))
      .select(orderColumns)
      .select(orderLines);
    return readChanges(orders, ['o.updatedAt', 'o.id'], given);
  }),
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

/** The viewer's orders, the newest first, or what changed about them since a time, the earliest change first. */
export const findOrders = async (
  ctx: Ctx,
  { updatedSince, ...asked }: AskedPage & { updatedSince: Date | null },
): Promise<Page<OrderRow>> => pageOfOrders(ctx, partOf(asked), updatedSince);

/** The same in pages of any size. */
export const pageOfOrders = (ctx: Ctx, part: PagePart, updatedSince: Date | null): Promise<Page<OrderRow>> =>
  updatedSince ? pageOfChangedOrders(ctx, part, updatedSince) : pageOfNewestOrders(ctx, part);

const pageOfChangedOrders = async (ctx: Ctx, part: PagePart, updatedSince: Date): Promise<Page<OrderRow>> => {
  const query = changedOrdersQuery(ctx.viewer);
  const { userId: viewerId } = ctx.viewer;
  return pageOfChanges(ctx, Order, { list: 'orders', part, updatedSince }, changes =>
    query.all(ctx.sql, { viewerId, ...changes }),
  );
};

const pageOfNewestOrders = async (ctx: Ctx, part: PagePart): Promise<Page<OrderRow>> => {
  const query = ordersQuery(part)(ctx.viewer);
  const rows = await query.all(ctx.sql, { viewerId: ctx.viewer.userId, ...keysetOf(part, 'desc') });
  return new Page(rows, part, order => [order.placedAt, order.id]);
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
