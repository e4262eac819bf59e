import { Arg, Ctx as Context, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { tiffinCalendarDays } from '../../../schema/constants.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { Money } from '../../core/values/money.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { supplierOf } from '../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import type { TiffinPlanRow } from './find-tiffin-plans.ts';
import { calendarOf, TiffinDay } from './tiffin-calendar.ts';
import { TiffinPlan } from './tiffin-plan.ts';

@Resolver(() => TiffinPlan)
export class TiffinPlanFields {
  @FieldResolver(() => Supplier, { description: 'Kitchen that cooks it.' })
  async supplier(@Context() ctx: Ctx, @Root() plan: TiffinPlanRow): Promise<SupplierRow> {
    return (await supplierOf(ctx, plan.supplierId))!;
  }

  @FieldResolver(() => Money, { description: 'Highest price of one meal; a lower one holds immediately.' })
  total(@Root() plan: TiffinPlanRow): Money {
    return new Money(plan.totalCents);
  }

  @FieldResolver(() => [TiffinDay], {
    complexity: ({ args, childComplexity }) => 1 + args.first * childComplexity,
    description:
      'Next days with a meal of the plan, from today on; of a stopped plan those that stay ordered.',
  })
  days(
    @Context() ctx: Ctx,
    @Root() plan: TiffinPlanRow,
    @Arg('first', () => Int, { defaultValue: 14, description: 'Maximum number of days, 1 to 56.' })
    first: number,
  ): Promise<TiffinDay[]> {
    if (first < 1 || first > tiffinCalendarDays)
      throw new MalformedInput('Please ask for 1 to 56 days.', 'first');
    return calendarOf(ctx, plan, first);
  }
}
