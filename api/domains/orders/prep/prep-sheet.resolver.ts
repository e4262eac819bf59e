import {
  Arg,
  Ctx as Context,
  createUnionType,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { named } from '../../../core/graphql/named.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import { currentOf, subscribeTo } from '../../../core/graphql/topic.ts';
import type { Signal } from '../../../core/interfaces/event-bus.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { topics } from '../../../core/topics.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { ownSupplierId } from '../../suppliers/account/own-supplier.ts';
import { MealWindowInput } from '../../suppliers/searching/supplier-inputs.ts';
import { TickPrepDishInput } from '../order-inputs.ts';
import { DishNotOrdered } from '../order-problems.ts';
import { findPrepSheet } from './find-prep-sheet.ts';
import { mealOfSignal, mealSignal } from './meal-signal.ts';
import { PrepSheet } from './prep-sheet.ts';
import { tickPrepDish } from './tick-prep-dish.ts';

const TickPrepDishResult = createUnionType({
  name: 'TickPrepDishResult',
  description: 'Prep sheet with the change, or the reason there is none.',
  types: () => [PrepSheet, DishNotOrdered] as const,
});

/** The prep sheet of a meal, limited to the viewer's own kitchen. */
@Resolver()
export class PrepSheetResolver {
  @Visible(withScope('ORDERS_READ', suppliers))
  @Query(() => PrepSheet, { description: "Prep sheet of the viewer's kitchen for one meal." })
  prepSheet(
    @Context() ctx: Ctx,
    @Arg('serviceDate', () => LocalDate, { description: 'Service date.' }) serviceDate: string,
    @Arg('mealtime', () => Mealtime, { description: 'Meal of that day.' }) mealtime: Mealtime,
  ): Promise<PrepSheet> {
    return findPrepSheet(ctx, serviceDate, mealtime);
  }

  @Visible(withScope('ORDERS_WRITE', suppliers))
  @Mutation(() => TickPrepDishResult, {
    description:
      "Ticks a dish off on the prep sheet of the viewer's kitchen, or removes the tick. " +
      'Everyone who is signed in to the kitchen sees it.',
  })
  async tickPrepDish(
    @Context() ctx: Ctx,
    @Arg('input', () => TickPrepDishInput, { description: 'Dish of a meal, and whether it is done.' })
    input: TickPrepDishInput,
  ): Promise<PrepSheet | Problem> {
    const outcome = await tickPrepDish(ctx, input);
    if (outcome instanceof Problem) return outcome;
    return named('PrepSheet', await findPrepSheet(ctx, outcome.serviceDate, outcome.mealtime));
  }

  @Visible(withScope('ORDERS_READ', suppliers))
  @Subscription(() => PrepSheet, {
    description: "Sends a prep sheet of the viewer's kitchen whenever a dish is ticked on it.",
    subscribe: subscribeTo<{ sendsCurrentOf?: MealWindowInput | null }>(async (ctx, { sendsCurrentOf }) => {
      const supplierId = await ownSupplierId(ctx.sql, ctx.viewer);
      if (!supplierId) throw ctx.viewer.refusal();
      return {
        name: topics.prepSheets(supplierId),
        audience: 'viewer',
        ...(sendsCurrentOf && { missed: currentOf(mealSignal(sendsCurrentOf)) }),
      };
    }),
  })
  prepSheetTicked(
    @Context() ctx: Ctx,
    @Root() { id }: Signal,
    @Arg('sendsCurrentOf', () => MealWindowInput, {
      nullable: true,
      description:
        'Meal whose prep sheet is sent first, as it is now, such as the one on the screen after a lost connection.',
    })
    _sendsCurrentOf: MealWindowInput | null,
  ): Promise<PrepSheet> {
    const { serviceDate, mealtime } = mealOfSignal(id);
    return findPrepSheet(ctx, serviceDate, mealtime);
  }
}
