import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Order } from '../order.ts';
import type { OrderRow } from '../order-columns.ts';
import { isReportable, OrderIssue } from './order-issue.ts';

const issueOfOrder = batched(async (ctx, orderIds) => {
  const issues = await ctx.services.entityManager().find(OrderIssue, { orderId: { $in: [...orderIds] } });
  return new Map(issues.map(issue => [issue.orderId, issue]));
});

@Resolver(() => Order)
export class OrderIssueFields {
  @FieldResolver(() => OrderIssue, {
    nullable: true,
    description: 'Problem that its customer reported; null if none.',
  })
  async issue(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<OrderIssue | null> {
    return (await issueOfOrder(ctx, order.id)) ?? null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer can report a problem with it now.' })
  async viewerCanReportIssue(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<boolean> {
    const isOwn = ctx.viewer.session?.userId === order.customerId;
    return isOwn && isReportable(order, ctx.now) && !(await issueOfOrder(ctx, order.id));
  }
}
