import { Arg, Args, Ctx as Context, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { connectionOf, type Page, PageArgs } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { supplierOf } from '../../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import type { TiffinPlanRow } from '../plan-rows.ts';
import { reasonForKitchens } from '../private-reasons.ts';
import { calendarOf } from '../tiffin-calendar.ts';
import { findKitchenPlan, findKitchenPlans, kitchensOrStaff } from './find-kitchen-plans.ts';
import { KitchenTiffinDay, KitchenTiffinPlan } from './kitchen-tiffin-plan.ts';
import { statusOfPlan, TiffinPlanStatus } from './tiffin-plan-status.ts';

const KitchenTiffinPlanConnection = connectionOf(KitchenTiffinPlan, 'KitchenTiffinPlan', withinReach);

/** What kitchens and their programs read of tiffin plans. */
@Resolver(() => KitchenTiffinPlan)
export class KitchenTiffinPlanResolver {
  @Visible(kitchensOrStaff)
  @Query(() => KitchenTiffinPlan, {
    nullable: true,
    description:
      "Tiffin plan with this ID, which events have, without its customer; null when it is not of the viewer's kitchen. Staff read those of all kitchens.",
  })
  kitchenTiffinPlan(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the plan.' }) id: string,
  ): Promise<TiffinPlanRow | null> {
    return findKitchenPlan(ctx, id);
  }

  @Visible(kitchensOrStaff)
  @Query(() => KitchenTiffinPlanConnection, {
    description:
      "Tiffin plans of the viewer's kitchen without their customers, the newest first; of all kitchens for staff.",
  })
  kitchenTiffinPlans(@Context() ctx: Ctx, @Args() page: PageArgs): Promise<Page<TiffinPlanRow>> {
    return findKitchenPlans(ctx, page);
  }

  @FieldResolver(() => TiffinPlanStatus, { description: 'Status of the plan.' })
  status(@Root() plan: TiffinPlanRow): TiffinPlanStatus {
    return statusOfPlan(plan);
  }

  @FieldResolver(() => Supplier, { description: 'Kitchen that cooks it.' })
  async supplier(@Context() ctx: Ctx, @Root() { supplierId }: TiffinPlanRow): Promise<SupplierRow> {
    return (await supplierOf(ctx, supplierId))!;
  }

  @FieldResolver(() => [KitchenTiffinDay], {
    complexity: ({ args, childComplexity }) => 1 + args.first * childComplexity,
    description:
      'Next days with a meal of the plan, from today on; of a stopped plan those that stay ordered. Within the 56 days that ' +
      'can change, so it has no pages.',
  })
  async days(
    @Context() ctx: Ctx,
    @Root() plan: TiffinPlanRow,
    @Arg('first', () => Int, { defaultValue: 14, description: 'Maximum number of days, 1 to 56.' })
    first: number,
  ): Promise<KitchenTiffinDay[]> {
    const days = await calendarOf(ctx, plan, first);
    return days.map(({ serviceDate, status, code, isChanged, lines }) => ({
      serviceDate,
      status,
      code: reasonForKitchens(code),
      isChanged,
      lines,
      portions: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    }));
  }
}
