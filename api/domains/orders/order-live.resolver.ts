import { Arg, Ctx as Context, ID, Resolver, Root, Subscription } from 'type-graphql';
import { ownOrWithRight, suppliers, withScope } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { currentOf, SendsCurrentArg, subscribeTo } from '../../core/graphql/topic.ts';
import type { Signal } from '../../core/interfaces/event-bus.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { topics } from '../../core/topics.ts';
import { identifier } from '../../core/values/identifier.ts';
import { ownSupplierId } from '../suppliers/account/own-supplier.ts';
import { findOrder } from './find-orders.ts';
import { missedOrders, missedOrdersLimit } from './missed-orders.ts';
import { Order } from './order.ts';
import type { OrderRow } from './order-columns.ts';

@Resolver()
export class OrderLiveResolver {
  @Visible(withScope('ORDERS_READ', ownOrWithRight('SEE_ORDERS')))
  @Subscription(() => Order, {
    nullable: true,
    description:
      'Sends an order of the viewer whenever it changes; null when the viewer may no longer read it.',
    subscribe: subscribeTo<{ orderId: string; sendsCurrent: boolean | null }>(async (ctx, args) => {
      const orderId = identifier(args.orderId, 'orderId');
      if (!(await findOrder(ctx, orderId))) throw ctx.viewer.refusal();
      return {
        name: topics.order(orderId),
        audience: 'viewer',
        ...(args.sendsCurrent && { missed: currentOf(orderId) }),
      };
    }),
  })
  orderChanged(
    @Context() ctx: Ctx,
    @Root() { id }: Signal,
    @Arg('orderId', () => ID, { description: 'ID of the order.' }) _orderId: string,
    @SendsCurrentArg('order')
    _sendsCurrent: boolean | null,
  ): Promise<OrderRow | null> {
    return findOrder(ctx, id);
  }

  @Visible(withScope('ORDERS_READ', suppliers))
  @Subscription(() => Order, {
    nullable: true,
    description:
      "Sends each new or changed order of the viewer's kitchen; null when the viewer may no longer read it.",
    subscribe: subscribeTo<{ since?: Date | null }>(async (ctx, { since }) => {
      const supplierId = await ownSupplierId(ctx.sql, ctx.viewer);
      if (!supplierId) throw ctx.viewer.refusal();
      return {
        name: topics.kitchenOrders(supplierId),
        audience: 'viewer',
        ...(since && { missed: missedOrders(ctx.sql, supplierId, since) }),
      };
    }),
  })
  kitchenOrdersChanged(
    @Context() ctx: Ctx,
    @Root() { id }: Signal,
    @Arg('since', () => DateTime, {
      nullable: true,
      description:
        'Time of the last change that was received, `updatedAt` of its order. Orders that changed since are sent first, each as it is now, the earliest change first. ' +
        `Those that changed in the minute before it repeat; compare \`updatedAt\`. At most ${missedOrdersLimit}; ` +
        'BAD_USER_INPUT: more changed, or it is in the future; read orders with updatedSince, and pass the Date header of its first response.',
    })
    _since: Date | null,
  ): Promise<OrderRow | null> {
    return findOrder(ctx, id);
  }
}
