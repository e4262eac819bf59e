import { Arg, Args, Ctx as Context, createUnionType, Mutation, Query, Resolver } from 'type-graphql';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { named } from '../../../core/graphql/named.ts';
import { type Page, PageArgs } from '../../../core/graphql/page.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { cancelOrderByKitchen } from '../canceling/cancel-order-by-kitchen.ts';
import { findOrder, findOrdersOfIds } from '../find-orders.ts';
import { moveOrder } from '../moving/move-order.ts';
import { moveOrders } from '../moving/move-orders.ts';
import { MovedOrders } from '../moving/moved-orders.ts';
import * as stepProblems from '../moving/order-step-problems.ts';
import { undoOrderMove } from '../moving/undo-order-move.ts';
import { Order } from '../order.ts';
import { type OrderRow } from '../order-columns.ts';
import { OrderConnection } from '../order-connection.ts';
import {
  CancelOrderByKitchenInput,
  MoveOrderInput,
  MoveOrdersInput,
  UndoOrderMoveInput,
} from '../order-inputs.ts';
import * as problems from '../order-problems.ts';
import { OrderStatus } from '../order-status.ts';
import { findKitchenAgenda } from './find-kitchen-agenda.ts';
import { findKitchenOrders } from './find-kitchen-orders.ts';
import { KitchenAgenda } from './kitchen-agenda.ts';

const MoveOrderResult = createUnionType({
  name: 'MoveOrderResult',
  description: 'Order with its new status, or the reason it did not change.',
  types: () =>
    [
      Order,
      problems.OrderNotFound,
      stepProblems.OrderMovedOn,
      stepProblems.StepNotPossible,
      stepProblems.StepTooEarly,
    ] as const,
});

const UndoOrderMoveResult = createUnionType({
  name: 'UndoOrderMoveResult',
  description: 'Order with its previous status, or the reason it did not change.',
  types: () =>
    [Order, problems.OrderNotFound, stepProblems.OrderMovedOn, stepProblems.TooLateToUndo] as const,
});

const CancelOrderByKitchenResult = createUnionType({
  name: 'CancelOrderByKitchenResult',
  description: 'Canceled order, or the reason it was not canceled.',
  types: () => [Order, InvalidInput, problems.OrderNotFound, stepProblems.TooLateToCancel] as const,
});

/** Order queries and mutations of a cook; each limited to the viewer's own kitchen. */
@Resolver()
export class KitchenOrderResolver {
  @Visible(withScope('ORDERS_READ', suppliers))
  @Query(() => OrderConnection, {
    description: "Orders of the viewer's kitchen for one day, by meal, then in the order they were placed.",
  })
  kitchenOrders(
    @Context() ctx: Ctx,
    @Arg('serviceDate', () => LocalDate, {
      nullable: true,
      description: "Service date; defaults to the kitchen's current day.",
    })
    serviceDate: string | null,
    @Arg('mealtime', () => Mealtime, { nullable: true, description: 'Meal of the orders; all when omitted.' })
    mealtime: Mealtime | null,
    @Arg('statuses', () => [OrderStatus], {
      nullable: true,
      description: 'Statuses of the orders; all when omitted.',
    })
    statuses: OrderStatus[] | null,
    @Args() page: PageArgs,
  ): Promise<Page<OrderRow>> {
    return findKitchenOrders(ctx, { serviceDate, mealtime, statuses }, page);
  }

  @Visible(withScope('ORDERS_READ', suppliers))
  @Query(() => KitchenAgenda, {
    nullable: true,
    description: "Upcoming meals of the viewer's kitchen; null when the viewer has none.",
  })
  kitchenAgenda(
    @Context() ctx: Ctx,
    @Arg('from', () => LocalDate, { nullable: true, description: 'First day; defaults to today.' })
    from: string | null,
  ): Promise<KitchenAgenda | null> {
    return findKitchenAgenda(ctx, from);
  }

  @Visible(withScope('ORDERS_WRITE', suppliers))
  @Mutation(() => MoveOrderResult, {
    description:
      "Moves an order of the viewer's kitchen to the next status. Of several concurrent requests, one wins.",
  })
  async moveOrder(
    @Context() ctx: Ctx,
    @Arg('input', () => MoveOrderInput, { description: 'Order, its current status and its next one.' })
    input: MoveOrderInput,
  ): Promise<OrderRow | Problem> {
    return nowOrProblem(ctx, await moveOrder(ctx, input));
  }

  @Visible(withScope('ORDERS_WRITE', suppliers))
  @Mutation(() => MovedOrders, {
    description:
      "Moves orders of the viewer's kitchen to the same next status, each in a transaction of its own. " +
      'Sending it again is safe: an order that already has the status counts as moved.',
  })
  async moveOrders(
    @Context() ctx: Ctx,
    @Arg('input', () => MoveOrdersInput, { description: 'Orders and their next status.' })
    input: MoveOrdersInput,
  ): Promise<MovedOrders> {
    const { movedIds, refused } = await moveOrders(ctx, input);
    return { orders: await findOrdersOfIds(ctx, movedIds), refused };
  }

  @Visible(withScope('ORDERS_WRITE', suppliers))
  @Mutation(() => UndoOrderMoveResult, {
    description: 'Undoes the last step of an order, within two minutes and before it is delivered.',
  })
  async undoOrderMove(
    @Context() ctx: Ctx,
    @Arg('input', () => UndoOrderMoveInput, { description: 'Order and its current status.' })
    input: UndoOrderMoveInput,
  ): Promise<OrderRow | Problem> {
    return nowOrProblem(ctx, await undoOrderMove(ctx, input));
  }

  @Visible(withScope('ORDERS_WRITE', suppliers))
  @Mutation(() => CancelOrderByKitchenResult, {
    description: "Cancels an order of the viewer's kitchen at any time before it is delivered.",
  })
  async cancelOrderByKitchen(
    @Context() ctx: Ctx,
    @Arg('input', () => CancelOrderByKitchenInput, { description: 'Order and reason.' })
    input: CancelOrderByKitchenInput,
  ): Promise<OrderRow | Problem> {
    return nowOrProblem(ctx, await cancelOrderByKitchen(ctx, input));
  }
}

const nowOrProblem = async (ctx: Ctx, outcome: { orderId: string } | Problem): Promise<OrderRow | Problem> =>
  outcome instanceof Problem ? outcome : named('Order', (await findOrder(ctx, outcome.orderId))!);
