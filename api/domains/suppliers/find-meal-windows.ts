import { type Expression, sql } from 'kysely';
import { orderableDays } from '../../../schema/constants.ts';
import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query, tables } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { localDay } from '../cities/local-day.ts';
import { type MealWindow, mealWindowColumns } from '../mealtimes/meal-window.ts';
import type { Mealtime } from '../mealtimes/mealtime.ts';
import { mealWindows } from './meal-windows.sql.ts';
import { Supplier } from './supplier.ts';

type Asked = Given<{ supplierIds: readonly string[]; now: Date }>;

const kitchensAsked = (supplierIds: Expression<readonly string[]>) =>
  sql<{ id: string }>`unnest(${supplierIds}::uuid[])`.as<'asked'>(sql`asked(id)`);

/** Today in the time zone of the kitchen `asked`. */
const localToday = (now: Expression<string>) =>
  tables({ Supplier, City })
    .selectFrom('Supplier as kitchen')
    .innerJoin('City as city', 'city.id', 'kitchen.cityId')
    .where('kitchen.id', '=', sql.ref<string>('asked.id'))
    .select(({ ref }) => localDay(now, ref('city.timeZone')).as('today'))
    .as('local');

const windowsOfDays = (first: Expression<string>, last: Expression<string>) =>
  mealWindows(sql.ref('asked.id'), first, last).as('meal');

const today = sql.ref<string>('local.today');
const lastDay = sql<string>`${today} + ${sql.lit(orderableDays - 1)}`;

const windowsQuery = query({ Supplier, City }, (from, { supplierIds, now }: Asked) =>
  from
    .selectFrom(kitchensAsked(supplierIds))
    .crossJoinLateral(localToday(now))
    .crossJoinLateral(windowsOfDays(today, lastDay))
    .where('meal.cutOffAt', '>', now)
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

/** Loads the next meals that still take orders, including sold-out ones, in chronological order. */
export const mealWindowsOf = batched(async (ctx, supplierIds) => {
  const windows = await windowsQuery.all(ctx.sql, { supplierIds, now: ctx.now });
  return Map.groupBy(windows, window => window.supplierId);
});

/** Loads the first meal each kitchen still has plates for. */
export const nextMealWindowOf = batched(async (ctx, supplierIds) => {
  const windows = await nextWindowQuery.all(ctx.sql, { supplierIds, now: ctx.now });
  return new Map(windows.map(window => [window.supplierId, window]));
});

/** Finds one meal of a kitchen, past its cut-off or not; null when it is not cooked or too far ahead. */
export const mealWindow = async (
  ctx: Ctx,
  supplierId: string,
  serviceDate: string,
  mealtime: Mealtime,
): Promise<MealWindow | null> =>
  (await windowQuery.first(ctx.sql, { supplierId, serviceDate, mealtime, now: ctx.now })) ?? null;
