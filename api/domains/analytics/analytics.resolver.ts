import { Arg, Ctx as Context, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { analyticsWeeksLimit } from '../../../schema/constants.ts';
import { suppliers, withScope } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { analyticsCsv } from './analytics-csv.ts';
import { findKitchenToday } from './find-kitchen-today.ts';
import { findSupplierAnalytics } from './find-supplier-analytics.ts';
import { KitchenToday } from './kitchen-today.ts';
import { SupplierAnalytics } from './supplier-analytics.ts';

@Resolver(() => SupplierAnalytics)
export class AnalyticsResolver {
  @Visible(withScope('ANALYTICS_READ', suppliers))
  @Query(() => KitchenToday, {
    nullable: true,
    description: "Orders placed today with the viewer's kitchen; null when the viewer has none.",
  })
  kitchenToday(@Context() ctx: Ctx): Promise<KitchenToday | null> {
    return findKitchenToday(ctx);
  }

  @Visible(withScope('ANALYTICS_READ', suppliers))
  @Query(() => SupplierAnalytics, {
    nullable: true,
    description: "Figures of the viewer's kitchen; null without an approved kitchen.",
  })
  supplierAnalytics(
    @Context() ctx: Ctx,
    @Arg('weeks', () => Int, {
      defaultValue: 8,
      description: `Number of weeks including this one, 1 to ${analyticsWeeksLimit}.`,
    })
    weeks: number,
  ): Promise<SupplierAnalytics | null> {
    return findSupplierAnalytics(ctx, weeks);
  }

  @FieldResolver(() => String, { description: 'Weeks as CSV for a spreadsheet.' })
  csv(@Root() { weeks }: SupplierAnalytics): string {
    return analyticsCsv(weeks);
  }
}
