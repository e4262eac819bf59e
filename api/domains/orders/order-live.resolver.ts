import { Arg, Ctx as Context, ID, Resolver, Root, Subscription } from 'type-graphql';
import { ownOrWithRight, suppliers, withScope } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { subscribeTo } from '../../core/graphql/topic.ts';
import type { Signal } from '../../core/interfaces/event-bus.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { topics } from '../../core/topics.ts';
import { identifier } from '../../core/values/identifier.ts';
import { ownSupplierId } from '../suppliers/account/own-supplier.ts';
import { findOrder } from './find-orders.ts';
import { Order } from './order.ts';
import type { OrderRow } from './order-columns.ts';

@Resolver()
export class OrderLiveResolver {
  @Visible(withScope('ORDERS_READ', ownOrWithRight('SEE_ORDERS')))
  @Subscription(() => Order, {
    nullable: true,
    description:
      'Sends an order of the viewer whenever it changes; null when the viewer may no longer read it.',
    subscribe: subscribeTo<{ orderId: string }>(async (ctx, args) => {
      const orderId = identifier(args.orderId, 'orderId');
      if (!(await findOrder(ctx, orderId))) throw ctx.viewer.refusal();
      return { name: topics.order(orderId), audience: 'viewer' };
    }),
  })
  orderChanged(
    @Context() ctx: Ctx,
    @Root() { id }: Signal,
    @Arg('orderId', () => ID, { description: 'ID of the order.' }) _orderId: string,
  ): Promise<OrderRow | null> {
    return findOrder(ctx, id);
  }

  @Visible(withScope('ORDERS_READ', suppliers))
  @Subscription(() => Order, {
    nullable: true,
    description:
      "Sends each new or changed order of the viewer's kitchen; null when the viewer may no longer read it.",
    subscribe: subscribeTo(async ctx => {
      const supplierId = await ownSupplierId(ctx.sql, ctx.viewer);
      if (!supplierId) throw ctx.viewer.refusal();
      return { name: topics.kitchenOrders(supplierId), audience: 'viewer' };
    }),
  })
  kitchenOrdersChanged(@Context() ctx: Ctx, @Root() { id }: Signal): Promise<OrderRow | null> {
    return findOrder(ctx, id);
  }
}
