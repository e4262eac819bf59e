import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Order } from './order.ts';
import { type OrderRow, orderColumns, orderLines } from './order-columns.ts';
import { OrderLine } from './order-line.ts';

const ownOrdersQuery = query({ Order, OrderLine }, (from, { customerId }: Given<{ customerId: string }>) =>
  from
    .selectFrom('Order as o')
    .where('o.customerId', '=', customerId)
    .select(orderColumns)
    .select(orderLines)
    .orderBy('o.placedAt')
    .orderBy('o.id'),
);

/** Orders of the viewer as a customer, for the data export. */
export const ownOrders = (ctx: Ctx): Promise<OrderRow[]> =>
  ownOrdersQuery.all(ctx.sql, { customerId: ctx.viewer.userId });
