import { Arg, Args, Ctx as Context, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Money } from '../../core/values/money.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { supplierOf } from '../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import { findOffer, type TiffinOfferRow } from './offers/find-tiffin-offers.ts';
import { TiffinOffer } from './offers/tiffin-offer.ts';
import { findPastDays } from './past-days/find-past-days.ts';
import { type PastTiffinDay, PastTiffinDayConnection } from './past-days/past-tiffin-day.ts';
import type { TiffinPlanRow } from './plan-rows.ts';
import { riseOf, totalOn } from './prices/plan-prices.ts';
import { TiffinPriceRise } from './prices/tiffin-price-rise.ts';
import { isRunning } from './running-plans.ts';
import { calendarOf, TiffinDay } from './tiffin-calendar.ts';
import { TiffinPlan } from './tiffin-plan.ts';

@Resolver(() => TiffinPlan)
export class TiffinPlanFields {
  @FieldResolver(() => Supplier, { description: 'Kitchen that cooks it.' })
  async supplier(@Context() ctx: Ctx, @Root() plan: TiffinPlanRow): Promise<SupplierRow> {
    return (await supplierOf(ctx, plan.supplierId))!;
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it was not stopped and its last day, in the kitchen's time zone, is not over.",
  })
  isRunning(@Root() plan: TiffinPlanRow): boolean {
    return isRunning(plan, plan.today);
  }

  @FieldResolver(() => Money, {
    description: 'Highest price of one meal today; a lower one holds immediately.',
  })
  total(@Root() plan: TiffinPlanRow): Money {
    return new Money(totalOn(plan, plan.today));
  }

  @FieldResolver(() => TiffinPriceRise, {
    nullable: true,
    description: 'Higher price to come, or to be agreed to, that the customer was notified of; null if none.',
  })
  rise(@Root() plan: TiffinPlanRow): TiffinPriceRise | null {
    const rise = riseOf(plan);
    if (!rise || (rise.holdsByItself && rise.from <= plan.today)) return null;
    const { toCents, from, holdsByItself } = rise;
    return { total: new Money(toCents), from, needsConsent: !holdsByItself };
  }

  @FieldResolver(() => TiffinOffer, {
    nullable: true,
    description: 'Offer whose prices it has; null without one, and once it is withdrawn.',
  })
  offer(@Context() ctx: Ctx, @Root() { offerId }: TiffinPlanRow): Promise<TiffinOfferRow | null> | null {
    return offerId ? findOffer(ctx, offerId) : null;
  }

  @FieldResolver(() => [TiffinDay], {
    complexity: ({ args, childComplexity }) => 1 + args.first * childComplexity,
    description:
      'Next days with a meal of the plan, from today on; of a stopped plan those that stay ordered. Within the 56 days that ' +
      'can change, so it has no pages; `pastDays` has those that are over.',
  })
  days(
    @Context() ctx: Ctx,
    @Root() plan: TiffinPlanRow,
    @Arg('first', () => Int, { defaultValue: 14, description: 'Maximum number of days, 1 to 56.' })
    first: number,
  ): Promise<TiffinDay[]> {
    return calendarOf(ctx, plan, first);
  }

  @FieldResolver(() => PastTiffinDayConnection, {
    description: 'Days that are over and were ordered, skipped or missed, the latest first.',
  })
  pastDays(
    @Context() ctx: Ctx,
    @Root() plan: TiffinPlanRow,
    @Args() page: PageArgs,
  ): Promise<Page<PastTiffinDay>> {
    return findPastDays(ctx, plan, page);
  }
}
