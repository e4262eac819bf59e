import { sql } from 'kysely';
import { analyticsWeeksLimit } from '../../../schema/constants.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Money } from '../../core/values/money.ts';
import { Order } from '../orders/order.ts';
import { approvedKitchen } from './approved-kitchen.ts';
import { countWeeks } from './count-weeks.ts';
import { findBestDishes } from './find-best-dishes.ts';
import { figuresOf, together } from './kitchen-counts.ts';
import type { SupplierAnalytics } from './supplier-analytics.ts';

const totalsQuery = query({ Order }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('Order')
    .where('supplierId', '=', supplierId)
    .where('status', '<>', 'CANCELED')
    .select(({ ref }) => [
      sql<number>`count(*)::int`.as('totalOrders'),
      sql<number>`coalesce(sum(${ref('totalCents')}), 0)::float8`.as('cents'),
    ]),
);

/** Finds the figures of the viewer's kitchen; null without an approved one. */
export const findSupplierAnalytics = async (ctx: Ctx, weeks: number): Promise<SupplierAnalytics | null> => {
  if (weeks < 1 || weeks > analyticsWeeksLimit) {
    throw new MalformedInput(`The number of weeks must be 1 to ${analyticsWeeksLimit}.`, 'weeks');
  }
  const kitchen = await approvedKitchen(ctx);
  if (!kitchen) return null;
  const [ever, counted] = await Promise.all([totalsOf(ctx, kitchen.id), countWeeks(ctx, kitchen, weeks)]);
  return {
    avgRating: kitchen.avgRating,
    ...ever,
    total: figuresOf(together(counted)),
    weeks: counted.map(({ firstDay, lastDay, ...counts }) => ({
      firstDay,
      lastDay,
      figures: figuresOf(counts),
    })),
    bestDishes: await findBestDishes(ctx, kitchen.id, counted[0]!.firstDay, kitchen.today),
  };
};

/** Finds the three figures of the specification; null without an approved kitchen. */
export const findSupplierTotals = async (ctx: Ctx) => {
  const kitchen = await approvedKitchen(ctx);
  return kitchen ? { avgRating: kitchen.avgRating, ...(await totalsOf(ctx, kitchen.id)) } : null;
};

const totalsOf = async (ctx: Ctx, supplierId: string) => {
  const totals = await totalsQuery.first(ctx.sql, { supplierId });
  return { totalOrders: totals!.totalOrders, totalRevenue: new Money(totals!.cents) };
};
