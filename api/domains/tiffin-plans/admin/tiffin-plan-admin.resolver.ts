import { Arg, Args, Ctx as Context, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { type Page, PageArgs } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { userById } from '../../identity/find-user.ts';
import { User } from '../../identity/user.ts';
import type { UserRow } from '../../identity/user-columns.ts';
import type { TiffinPlanRow } from '../plan-rows.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanConnection } from '../tiffin-plan-connection.ts';
import { TiffinStopReason } from '../tiffin-stop-reason.ts';
import { countPlansByWeek, TiffinPlanWeek } from './count-plans-by-week.ts';
import { findAllPlans, TiffinPlanFilter } from './find-all-plans.ts';
import { findPlansOf } from './find-plans-of.ts';

/** What staff read of tiffin plans. */
@Resolver()
export class TiffinPlanAdminResolver {
  @Visible(withRight('SEE_ORDERS'))
  @Query(() => TiffinPlanConnection, {
    description: 'Tiffin plans of one customer or of one kitchen, the newest first; for admins.',
  })
  tiffinPlansOf(
    @Context() ctx: Ctx,
    @Arg('customerId', () => ID, { nullable: true, description: 'Customer of the plans.' })
    customerId: string | null,
    @Arg('supplierId', () => ID, { nullable: true, description: 'Kitchen of the plans.' })
    supplierId: string | null,
    @Args() page: PageArgs,
  ): Promise<Page<TiffinPlanRow>> {
    return findPlansOf(ctx, { customerId, supplierId }, page);
  }

  @Visible(withRight('SEE_ORDERS'))
  @Query(() => TiffinPlanConnection, {
    description:
      'Tiffin plans of all customers, the newest first; stopped ones by when they were stopped. For admins.',
  })
  allTiffinPlans(
    @Context() ctx: Ctx,
    @Arg('filter', () => TiffinPlanFilter, { defaultValue: 'ALL', description: 'Plans to list.' })
    filter: TiffinPlanFilter,
    @Arg('stopReason', () => TiffinStopReason, {
      nullable: true,
      description: 'Reason of stopped plans; null for any.',
    })
    stopReason: TiffinStopReason | null,
    @Args() page: PageArgs,
  ): Promise<Page<TiffinPlanRow>> {
    return findAllPlans(ctx, { filter, stopReason }, page);
  }

  @Visible(withRight('SEE_ORDERS'))
  @Query(() => [TiffinPlanWeek], {
    complexity: entries(13),
    description:
      'Starts, stops and skipped days of tiffin plans by week, the newest first; at most 13 weeks. For admins.',
  })
  tiffinPlanWeeks(@Context() ctx: Ctx): Promise<TiffinPlanWeek[]> {
    return countPlansByWeek(ctx);
  }
}

@Resolver(() => TiffinPlan)
export class TiffinPlanCustomerField {
  @Visible(withRight('SEE_ORDERS'))
  @FieldResolver(() => User, { description: 'Customer whose plan it is. For admins.' })
  async customer(@Context() ctx: Ctx, @Root() plan: TiffinPlanRow): Promise<UserRow> {
    return (await userById(ctx, plan.customerId))!;
  }
}
