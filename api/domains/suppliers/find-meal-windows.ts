import { type Expression, sql } from 'kysely';
import { orderableDays } from '../../../schema/constants.ts';
import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { type MealWindow, mealWindowColumns } from '../mealtimes/meal-window.ts';
import type { Mealtime } from '../mealtimes/mealtime.ts';
import { kitchensAsked, lastDay, localToday, today } from './kitchens-asked.ts';
import { mealWindows } from './meal-windows.sql.ts';
import { Supplier } from './supplier.ts';

type Asked = Given<{ supplierIds: readonly string[]; now: Date }>;

const windowsOfDays = (first: Expression<string>, last: Expression<string>) =>
  mealWindows(sql.ref('asked.id'), first, last).as('meal');

const windowsQuery = query({ Supplier, City }, (from, { supplierIds, now }: Asked) =>
  from
    .selectFrom(kitchensAsked(supplierIds))
    .crossJoinLateral(localToday(now))
    .crossJoinLateral(windowsOfDays(today, lastDay))
    .where('meal.cutOffAt', '>', now)
    .where('meal.isCooked', '=', true)
    .select(['asked.id as supplierId', ...mealWindowColumns])
    .orderBy('meal.servedFrom'),
);

const nextWindowQuery = query({ Supplier, City }, (from, { supplierIds, now }: Asked) =>
  from
    .selectFrom(kitchensAsked(supplierIds))
    .crossJoinLateral(localToday(now))
    .crossJoinLateral(some =>
      some
        .selectFrom(windowsOfDays(today, lastDay))
        .where('meal.cutOffAt', '>', now)
        .where('meal.isCooked', '=', true)
        .where('meal.platesLeft', '>', 0)
        .select(mealWindowColumns)
        .orderBy('meal.servedFrom')
        .limit(1)
        .as('meal'),
    )
    .select(['asked.id as supplierId', ...mealWindowColumns]),
);

interface Meal {
  supplierId: string;
  serviceDate: string;
  mealtime: Mealtime;
  now: Date;
}

const windowQuery = query(
  { Supplier, City },
  (from, { supplierId, serviceDate, mealtime, now }: Given<Meal>) => {
    return from
      .selectFrom(from.selectNoFrom(sql<string>`${supplierId}::uuid`.as('id')).as('asked'))
      .crossJoinLateral(localToday(now))
      .crossJoinLateral(windowsOfDays(serviceDate, serviceDate))
      .where('meal.mealtime', '=', mealtime)
      .where('meal.serviceDate', '<', sql<string>`${today} + ${sql.lit(orderableDays)}`)
      .select(mealWindowColumns);
  },
);

/**
 * Loads the next meals for which something is cooked and that still take orders, including sold-out ones, in
 * chronological order.
 */
export const mealWindowsOf = batched(async (ctx, supplierIds) => {
  const windows = await windowsQuery.all(ctx.sql, { supplierIds, now: ctx.now });
  return Map.groupBy(windows, window => window.supplierId);
});

/** Loads the first meal each kitchen still has plates for. */
export const nextMealWindowOf = batched(async (ctx, supplierIds) => {
  const windows = await nextWindowQuery.all(ctx.sql, { supplierIds, now: ctx.now });
  return new Map(windows.map(window => [window.supplierId, window]));
});

/** Finds one meal of a kitchen, past its cut-off or not; null when it is not planned or too far ahead. */
export const mealWindow = async (
  ctx: Ctx,
  supplierId: string,
  serviceDate: string,
  mealtime: Mealtime,
): Promise<MealWindow | null> =>
  (await windowQuery.first(ctx.sql, { supplierId, serviceDate, mealtime, now: ctx.now })) ?? null;
