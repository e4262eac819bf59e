import { Arg, Args, Ctx as Context, createUnionType, ID, Mutation, Query, Resolver } from 'type-graphql';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { named } from '../../../core/graphql/named.ts';
import { type Page, PageArgs } from '../../../core/graphql/page.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { AlreadyDone, InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { cancelOrderByAdmin } from '../canceling/cancel-order-by-admin.ts';
import { findOrder } from '../find-orders.ts';
import { TooLateToCancel } from '../moving/order-step-problems.ts';
import { Order } from '../order.ts';
import { type OrderRow } from '../order-columns.ts';
import { OrderConnection } from '../order-connection.ts';
import { CancelOrderByAdminInput } from '../order-inputs.ts';
import { OrderNotFound } from '../order-problems.ts';
import { OrderStatus } from '../order-status.ts';
import { confirmOrderByAdmin } from '../placing/confirm-order-by-admin.ts';
import { searchOrders } from './search-orders.ts';

const CancelOrderByAdminResult = createUnionType({
  name: 'CancelOrderByAdminResult',
  description: 'Canceled order, or the reason it was not canceled.',
  types: () => [Order, InvalidInput, OrderNotFound, TooLateToCancel] as const,
});

const ConfirmOrderByAdminResult = createUnionType({
  name: 'ConfirmOrderByAdminResult',
  description: 'Confirmed order, or the reason nothing was changed.',
  types: () => [Order, OrderNotFound, AlreadyDone] as const,
});

/** Order queries and mutations for admins. */
@Resolver()
export class OrderAdminResolver {
  @Visible(withScope('ORDERS_READ', withRight('SEE_ORDERS')))
  @Query(() => OrderConnection, { description: 'Orders of all kitchens, the newest first; for admins.' })
  searchOrders(
    @Context() ctx: Ctx,
    @Arg('text', () => String, {
      nullable: true,
      description: "Order number, or letters in the customer's name or email or the kitchen's name.",
    })
    text: string | null,
    @Arg('statuses', () => [OrderStatus], {
      nullable: true,
      description: 'Statuses of the orders; all when omitted.',
    })
    statuses: OrderStatus[] | null,
    @Arg('supplierId', () => ID, { nullable: true, description: 'Kitchen of the orders; all when omitted.' })
    supplierId: string | null,
    @Arg('serviceDate', () => LocalDate, {
      nullable: true,
      description: 'Service date of the orders; all when omitted.',
    })
    serviceDate: string | null,
    @Arg('isDue', () => Boolean, {
      defaultValue: false,
      description: 'Limits the list to orders whose payment is due.',
    })
    isDue: boolean,
    @Arg('isToDecide', () => Boolean, {
      defaultValue: false,
      description:
        'Limits the list to open orders that need a decision because their kitchen is closed that day, suspended or disabled.',
    })
    isToDecide: boolean,
    @Arg('hasOpenIssue', () => Boolean, {
      defaultValue: false,
      description: 'Limits the list to orders with a reported problem that no admin has marked as handled.',
    })
    hasOpenIssue: boolean,
    @Args() page: PageArgs,
  ): Promise<Page<OrderRow>> {
    return searchOrders(
      ctx,
      { text, statuses, supplierId, serviceDate, isDue, isToDecide, hasOpenIssue },
      page,
    );
  }

  @Visible(withRight('HELP_ORDERS'))
  @Mutation(() => CancelOrderByAdminResult, {
    description: 'Cancels an order at any time before it is delivered. For admins.',
  })
  async cancelOrderByAdmin(
    @Context() ctx: Ctx,
    @Arg('input', () => CancelOrderByAdminInput, { description: 'Order and reason.' })
    input: CancelOrderByAdminInput,
  ): Promise<OrderRow | Problem> {
    const outcome = await cancelOrderByAdmin(ctx, input);
    return outcome instanceof Problem ? outcome : named('Order', (await findOrder(ctx, outcome.orderId))!);
  }

  @Visible(withRight('HELP_ORDERS'))
  @Mutation(() => ConfirmOrderByAdminResult, {
    description:
      'Confirms an open order although its kitchen is closed that day, suspended or disabled, and notifies its ' +
      'customer; for admins.',
  })
  async confirmOrderByAdmin(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'ID of the order.' }) orderId: string,
  ): Promise<OrderRow | Problem> {
    const outcome = await confirmOrderByAdmin(ctx, { orderId });
    return outcome instanceof Problem ? outcome : named('Order', (await findOrder(ctx, outcome.orderId))!);
  }
}
