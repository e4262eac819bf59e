import { Arg, Ctx as Context, createUnionType, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { suppliers, withScope } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { MenuNotOpen } from '../menus/menu-problems.ts';
import { ClosureInput, MealtimePlanInput, RemoveMealtimePlanInput } from './cooking-inputs.ts';
import {
  ClosureNotFound,
  ClosuresOverlap,
  OrdersOnClosedDays,
  PlatesBeyondCapacity,
  TooManyClosures,
  WeekConflict,
} from './cooking-problems.ts';
import { CookingWeek } from './cooking-week.ts';
import { findCookingWeek } from './find-cooking-week.ts';
import { removeClosure } from './remove-closure.ts';
import { removeMealtimePlan } from './remove-mealtime-plan.ts';
import { saveClosure } from './save-closure.ts';
import { saveMealtimePlan } from './save-mealtime-plan.ts';

const CookingWeekResult = createUnionType({
  name: 'CookingWeekResult',
  description: 'Current week, or the reason nothing was changed.',
  types: () =>
    [
      CookingWeek,
      InvalidInput,
      MenuNotOpen,
      PlatesBeyondCapacity,
      ClosuresOverlap,
      ClosureNotFound,
      OrdersOnClosedDays,
      TooManyClosures,
      WeekConflict,
    ] as const,
});

@Resolver()
export class CookingResolver {
  @Visible(withScope('MENU_READ', suppliers))
  @Query(() => CookingWeek, {
    nullable: true,
    description: "Cooking week of the viewer's kitchen; null without an approved kitchen.",
  })
  myCookingWeek(@Context() ctx: Ctx): Promise<CookingWeek | null> {
    return findCookingWeek(ctx);
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => CookingWeekResult, {
    description: 'Adds or changes the plan of a mealtime on some weekdays. Existing orders are not affected.',
  })
  async saveMealtimePlan(
    @Context() ctx: Ctx,
    @Arg('input', () => MealtimePlanInput, { description: 'Days, plates and times.' })
    input: MealtimePlanInput,
  ): Promise<CookingWeek | Problem> {
    return weekAfter(ctx, await saveMealtimePlan(ctx, input));
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => CookingWeekResult, {
    description: 'Removes a mealtime from some weekdays. Existing orders are not affected.',
  })
  async removeMealtimePlan(
    @Context() ctx: Ctx,
    @Arg('input', () => RemoveMealtimePlanInput, { description: 'Days and meal.' })
    input: RemoveMealtimePlanInput,
  ): Promise<CookingWeek | Problem> {
    return weekAfter(ctx, await removeMealtimePlan(ctx, input));
  }

  @Visible(suppliers)
  @Mutation(() => CookingWeekResult, {
    description:
      'Adds or changes a closure. The kitchen must decide what happens to the open orders of those days.',
  })
  async saveClosure(
    @Context() ctx: Ctx,
    @Arg('input', () => ClosureInput, { description: 'Days and reason.' }) input: ClosureInput,
  ): Promise<CookingWeek | Problem> {
    return weekAfter(ctx, await saveClosure(ctx, input));
  }

  @Visible(suppliers)
  @Mutation(() => CookingWeekResult, { description: 'Removes a closure.' })
  async removeClosure(
    @Context() ctx: Ctx,
    @Arg('closureId', () => ID, { description: 'ID of the closure.' }) id: string,
    @Arg('version', () => Int, { description: 'Version of the week that was read.' }) version: number,
  ): Promise<CookingWeek | Problem> {
    return weekAfter(ctx, await removeClosure(ctx, { id, version }));
  }
}

const weekAfter = async (ctx: Ctx, outcome: object | Problem): Promise<CookingWeek | Problem> =>
  outcome instanceof Problem ? outcome : ((await findCookingWeek(ctx)) ?? new MenuNotOpen());
