import { Arg, Args, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { customers, suppliers, withScope } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { named } from '../../core/graphql/named.ts';
import { type Page, PageArgs, partOf } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type InvalidInput, Problem } from '../../core/operation/problem.ts';
import { findTiffinPlan, findTiffinPlans, pageOfTiffinPlans } from './find-tiffin-plans.ts';
import { findTiffinForecast } from './forecast/find-tiffin-forecast.ts';
import { TiffinForecast } from './forecast/tiffin-forecast.ts';
import type { TiffinPlanRow } from './plan-rows.ts';
import { agreeToTiffinPlan } from './planning/agree-to-tiffin-plan.ts';
import { changeTiffinDay } from './planning/change-tiffin-day.ts';
import { changeTiffinPlan } from './planning/change-tiffin-plan.ts';
import { resetTiffinDay } from './planning/reset-tiffin-day.ts';
import { skipTiffinDay } from './planning/skip-tiffin-day.ts';
import { skipTiffinDays } from './planning/skip-tiffin-days.ts';
import { startTiffinPlan } from './planning/start-tiffin-plan.ts';
import { stopTiffinPlan } from './planning/stop-tiffin-plan.ts';
import { unskipTiffinDay } from './planning/unskip-tiffin-day.ts';
import type { SkippedTiffinDays } from './skipped-tiffin-days.ts';
import { TiffinPlan } from './tiffin-plan.ts';
import { TiffinPlanConnection } from './tiffin-plan-connection.ts';
import {
  AgreeToTiffinPlanInput,
  ChangeTiffinDayInput,
  ChangeTiffinPlanInput,
  SkipTiffinDaysInput,
  StartTiffinPlanInput,
  TiffinPlanDayInput,
} from './tiffin-plan-inputs.ts';
import {
  AgreeToTiffinPlanResult,
  ChangeTiffinDayResult,
  ChangeTiffinPlanResult,
  SkipTiffinDaysResult,
  StartTiffinPlanResult,
  StopTiffinPlanResult,
  TiffinDayResult,
} from './tiffin-plan-results.ts';
import { TiffinStopReason } from './tiffin-stop-reason.ts';

/** The plan as its customer reads it after a change. */
const afterwards = async (
  ctx: Ctx,
  outcome: { planId: string } | Problem,
): Promise<TiffinPlanRow | Problem> =>
  outcome instanceof Problem ? outcome : named('TiffinPlan', (await findTiffinPlan(ctx, outcome.planId))!);

@Resolver()
export class TiffinPlanResolver {
  @Visible(customers)
  @Query(() => [TiffinPlan], {
    complexity: entries(5),
    description:
      "Viewer's tiffin plans: those that run, then those that stopped or ended last; at most 50. `myTiffinPlans` has all of them.",
  })
  tiffinPlans(@Context() ctx: Ctx): Promise<TiffinPlanRow[]> {
    return findTiffinPlans(ctx);
  }

  @Visible(customers)
  @Query(() => TiffinPlanConnection, { description: "All of the viewer's tiffin plans, the newest first." })
  myTiffinPlans(@Context() ctx: Ctx, @Args() page: PageArgs): Promise<Page<TiffinPlanRow>> {
    return pageOfTiffinPlans(ctx, partOf(page));
  }

  @Visible(customers)
  @Query(() => TiffinPlan, {
    nullable: true,
    description: 'Tiffin plan with this ID; null when it is not of the viewer.',
  })
  tiffinPlan(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the plan.' }) id: string,
  ): Promise<TiffinPlanRow | null> {
    return findTiffinPlan(ctx, id);
  }

  @Visible(withScope('ORDERS_READ', suppliers))
  @Query(() => [TiffinForecast], {
    complexity: entries(14),
    description:
      "Meals of the next 14 days that tiffin plans have from the viewer's kitchen; never more, so it has no pages.",
  })
  tiffinForecast(@Context() ctx: Ctx): Promise<TiffinForecast[]> {
    return findTiffinForecast(ctx);
  }

  @Visible(customers)
  @Mutation(() => StartTiffinPlanResult, {
    description:
      'Starts a tiffin plan of the signed-in customer. Its orders are placed by themselves and billed by the week.',
  })
  async startTiffinPlan(
    @Context() ctx: Ctx,
    @Arg('input', () => StartTiffinPlanInput, { description: 'Plan.' }) input: StartTiffinPlanInput,
  ): Promise<TiffinPlanRow | Problem> {
    return afterwards(ctx, await startTiffinPlan(ctx, input));
  }

  @Visible(customers)
  @Mutation(() => TiffinDayResult, {
    description: 'Skips a day of a plan for free until its cut-off; its order, if it has one, is canceled.',
  })
  async skipTiffinDay(
    @Context() ctx: Ctx,
    @Arg('input', () => TiffinPlanDayInput, { description: 'Day.' }) input: TiffinPlanDayInput,
  ): Promise<TiffinPlanRow | Problem> {
    return afterwards(ctx, await skipTiffinDay(ctx, input));
  }

  @Visible(customers)
  @Mutation(() => TiffinDayResult, {
    description:
      'Plans a day again that is skipped, or whose order was canceled, until the cut-off of its meal.',
  })
  async unskipTiffinDay(
    @Context() ctx: Ctx,
    @Arg('input', () => TiffinPlanDayInput, { description: 'Day.' }) input: TiffinPlanDayInput,
  ): Promise<TiffinPlanRow | Problem> {
    return afterwards(ctx, await unskipTiffinDay(ctx, input));
  }

  @Visible(customers)
  @Mutation(() => ChangeTiffinPlanResult, {
    description:
      'Changes weekdays, addresses, dishes, note and last day of a plan from now on; orders that are placed stay.',
  })
  async changeTiffinPlan(
    @Context() ctx: Ctx,
    @Arg('input', () => ChangeTiffinPlanInput, { description: 'Plan.' }) input: ChangeTiffinPlanInput,
  ): Promise<TiffinPlanRow | Problem> {
    return afterwards(ctx, await changeTiffinPlan(ctx, input));
  }

  @Visible(customers)
  @Mutation(() => ChangeTiffinDayResult, {
    description:
      'Changes dishes, portions or address of one day of a plan until its cut-off; its order, if it has one, is replaced.',
  })
  async changeTiffinDay(
    @Context() ctx: Ctx,
    @Arg('input', () => ChangeTiffinDayInput, { description: 'Day.' }) input: ChangeTiffinDayInput,
  ): Promise<TiffinPlanRow | Problem> {
    return afterwards(ctx, await changeTiffinDay(ctx, input));
  }

  @Visible(customers)
  @Mutation(() => ChangeTiffinDayResult, {
    description: 'Resets a changed day to what the plan has.',
  })
  async resetTiffinDay(
    @Context() ctx: Ctx,
    @Arg('input', () => TiffinPlanDayInput, { description: 'Day.' }) input: TiffinPlanDayInput,
  ): Promise<TiffinPlanRow | Problem> {
    return afterwards(ctx, await resetTiffinDay(ctx, input));
  }

  @Visible(customers)
  @Mutation(() => SkipTiffinDaysResult, {
    description: 'Skips a range of days, such as a holiday, of all running plans of the viewer.',
  })
  async skipTiffinDays(
    @Context() ctx: Ctx,
    @Arg('input', () => SkipTiffinDaysInput, { description: 'Days.' }) input: SkipTiffinDaysInput,
  ): Promise<SkippedTiffinDays | InvalidInput> {
    const outcome = await skipTiffinDays(ctx, input);
    if (outcome instanceof Problem) return outcome;
    return named('SkippedTiffinDays', { notSkipped: outcome.notSkipped, plans: await findTiffinPlans(ctx) });
  }

  @Visible(customers)
  @Mutation(() => StopTiffinPlanResult, {
    description: 'Stops a plan for good; its orders whose cut-off has not passed are canceled.',
  })
  async stopTiffinPlan(
    @Context() ctx: Ctx,
    @Arg('planId', () => ID, { description: 'ID of the plan.' }) planId: string,
    @Arg('reason', () => TiffinStopReason, {
      nullable: true,
      description: 'Reason, if the customer gives one.',
    })
    reason: TiffinStopReason | null,
    @Arg('words', () => String, { nullable: true, description: 'Words about it, at most 300 characters.' })
    words: string | null,
    @Arg('asksCreditBack', () => Boolean, {
      nullable: true,
      description:
        'Whether to ask all credit at the kitchen back as well, as `askTiffinCreditBack` does; it stays while something ' +
        'still needs it.',
    })
    asksCreditBack: boolean | null,
  ): Promise<TiffinPlanRow | Problem> {
    return afterwards(ctx, await stopTiffinPlan(ctx, { planId, reason, words, asksCreditBack }));
  }

  @Visible(customers)
  @Mutation(() => AgreeToTiffinPlanResult, {
    description:
      "Agrees to the current prices and contents of a plan's dishes, so that waiting days are tried again.",
  })
  async agreeToTiffinPlan(
    @Context() ctx: Ctx,
    @Arg('input', () => AgreeToTiffinPlanInput, { description: 'Total that the customer agrees to.' })
    input: AgreeToTiffinPlanInput,
  ): Promise<TiffinPlanRow | Problem> {
    return afterwards(ctx, await agreeToTiffinPlan(ctx, input));
  }
}
