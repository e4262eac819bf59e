import { Arg, Ctx as Context, createUnionType, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { named } from '../../../core/graphql/named.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { AlreadyDone, Problem } from '../../../core/operation/problem.ts';
import { findOrder } from '../find-orders.ts';
import { Order } from '../order.ts';
import { type OrderRow } from '../order-columns.ts';
import { IssueNotFound } from '../order-problems.ts';
import { handleOrderIssue } from './handle-order-issue.ts';
import { OrderIssue } from './order-issue.ts';

const HandleOrderIssueResult = createUnionType({
  name: 'HandleOrderIssueResult',
  description: 'Order whose problem is handled, or the reason nothing was changed.',
  types: () => [Order, IssueNotFound, AlreadyDone] as const,
});

/** Queries and mutations of reported problems for admins. */
@Resolver()
export class OrderIssueResolver {
  @Visible(withScope('ORDERS_READ', withRight('SEE_ORDERS')))
  @Query(() => Int, {
    description: 'Number of reported problems that no admin has marked as handled. For admins.',
  })
  openOrderIssues(@Context() ctx: Ctx): Promise<number> {
    return ctx.services.entityManager().count(OrderIssue, { handledAt: null });
  }

  @Visible(withRight('HELP_ORDERS'))
  @Mutation(() => HandleOrderIssueResult, {
    description: 'Marks the reported problem of an order as handled. For admins.',
  })
  async handleOrderIssue(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'ID of the order.' }) orderId: string,
  ): Promise<OrderRow | Problem> {
    const outcome = await handleOrderIssue(ctx, { orderId });
    return outcome instanceof Problem ? outcome : named('Order', (await findOrder(ctx, outcome.orderId))!);
  }
}
