import { Arg, Ctx as Context, createUnionType, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../core/ctx.ts';
import { afterDescription, firstDescription, type Page } from '../../../core/page.ts';
import { InvalidInput, Problem } from '../../../core/problem.ts';
import { LocalDate } from '../../../core/scalars.ts';
import { anyone, Visible, withinReach } from '../../../core/visible.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { cancelOrderByKitchen } from '../canceling/cancel-order-by-kitchen.ts';
import { findOrder } from '../find-orders.ts';
import { moveOrder } from '../moving/move-order.ts';
import * as stepProblems from '../moving/order-step-problems.ts';
import { undoOrderMove } from '../moving/undo-order-move.ts';
import { Order } from '../order.ts';
import { asOrder, type OrderRow } from '../order-columns.ts';
import { OrderConnection } from '../order-connection.ts';
import { CancelOrderByKitchenInput, MoveOrderInput, UndoOrderMoveInput } from '../order-inputs.ts';
import * as problems from '../order-problems.ts';
import { OrderStatus } from '../order-status.ts';
import { findKitchenAgenda } from './find-kitchen-agenda.ts';
import { findKitchenOrders } from './find-kitchen-orders.ts';
import { findPrepSheet } from './find-prep-sheet.ts';
import { KitchenAgenda } from './kitchen-agenda.ts';
import { PrepSheet } from './prep-sheet.ts';

const MoveOrderResult = createUnionType({
  name: 'MoveOrderResult',
  description: 'The order with its step taken, or why it stands where it stood.',
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
  description: 'The order as it stood before, or why its step stays.',
  types: () =>
    [Order, problems.OrderNotFound, stepProblems.OrderMovedOn, stepProblems.TooLateToUndo] as const,
});

const CancelOrderByKitchenResult = createUnionType({
  name: 'CancelOrderByKitchenResult',
  description: 'The canceled order, or why it stands.',
  types: () => [Order, InvalidInput, problems.OrderNotFound, stepProblems.TooLateToCancel] as const,
});

/** What the cook of a kitchen reads and does; each within the viewer's own kitchen. */
@Resolver()
export class KitchenOrderResolver {
  @Visible(withinReach)
  @Query(() => OrderConnection, {
    description: "The orders of the viewer's kitchen for one day: meal after meal, as they came in.",
  })
  kitchenOrders(
    @Context() ctx: Ctx,
    @Arg('serviceDate', () => LocalDate, {
      nullable: true,
      description: "The day they are eaten; the kitchen's today without it.",
    })
    serviceDate: string | null,
    @Arg('mealtime', () => Mealtime, { nullable: true, description: 'Only those for this meal.' })
    mealtime: Mealtime | null,
    @Arg('statuses', () => [OrderStatus], { nullable: true, description: 'Only those that stand here.' })
    statuses: OrderStatus[] | null,
    @Arg('first', () => Int, { defaultValue: 20, description: firstDescription }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterDescription }) after: string | null,
  ): Promise<Page<OrderRow>> {
    return findKitchenOrders(ctx, { serviceDate, mealtime, statuses }, { first, after });
  }

  @Visible(withinReach)
  @Query(() => KitchenAgenda, {
    nullable: true,
    description: "What the viewer's kitchen has before it; null when the viewer runs none.",
  })
  kitchenAgenda(
    @Context() ctx: Ctx,
    @Arg('from', () => LocalDate, { nullable: true, description: 'The first day; today without it.' })
    from: string | null,
  ): Promise<KitchenAgenda | null> {
    return findKitchenAgenda(ctx, from);
  }

  @Visible(withinReach)
  @Query(() => PrepSheet, { description: "What the viewer's kitchen cooks for one meal." })
  prepSheet(
    @Context() ctx: Ctx,
    @Arg('serviceDate', () => LocalDate, { description: 'The day it is eaten.' }) serviceDate: string,
    @Arg('mealtime', () => Mealtime, { description: 'The meal of that day.' }) mealtime: Mealtime,
  ): Promise<PrepSheet> {
    return findPrepSheet(ctx, serviceDate, mealtime);
  }

  @Visible(anyone)
  @Mutation(() => MoveOrderResult, {
    description: "Takes the next step with an order of the viewer's kitchen. Of several at once one wins.",
  })
  async moveOrder(
    @Context() ctx: Ctx,
    @Arg('input', () => MoveOrderInput, { description: 'Which order, from where to where.' })
    input: MoveOrderInput,
  ): Promise<OrderRow | Problem> {
    return nowOrProblem(ctx, await moveOrder(ctx, input));
  }

  @Visible(anyone)
  @Mutation(() => UndoOrderMoveResult, {
    description: 'Takes back the last step with an order, within two minutes and before it is delivered.',
  })
  async undoOrderMove(
    @Context() ctx: Ctx,
    @Arg('input', () => UndoOrderMoveInput, { description: 'Which order, and where it stands.' })
    input: UndoOrderMoveInput,
  ): Promise<OrderRow | Problem> {
    return nowOrProblem(ctx, await undoOrderMove(ctx, input));
  }

  @Visible(anyone)
  @Mutation(() => CancelOrderByKitchenResult, {
    description: "Gives up an order of the viewer's kitchen, at any time before it is delivered.",
  })
  async cancelOrderByKitchen(
    @Context() ctx: Ctx,
    @Arg('input', () => CancelOrderByKitchenInput, { description: 'Which order, and why.' })
    input: CancelOrderByKitchenInput,
  ): Promise<OrderRow | Problem> {
    return nowOrProblem(ctx, await cancelOrderByKitchen(ctx, input));
  }
}

const nowOrProblem = async (ctx: Ctx, outcome: { orderId: string } | Problem): Promise<OrderRow | Problem> =>
  outcome instanceof Problem ? outcome : asOrder((await findOrder(ctx, outcome.orderId))!);
