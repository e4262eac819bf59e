import { orderableDays } from '../../../schema/constants.ts';
import { batched } from '../../core/batched.ts';
import type { Ctx } from '../../core/ctx.ts';
import { type MealWindow, mealWindowColumns } from './meal-window.ts';
import type { Mealtime } from './mealtime.ts';

const localDay = `(select ($2::timestamptz at time zone city.time_zone)::date as today
  from suppliers kitchen join cities city on city.id = kitchen.city_id where kitchen.id = asked.id) local`;

/** Loads the next meals that still take orders, including sold-out ones, in chronological order. */
export const mealWindowsOf = batched(async (ctx, supplierIds) => {
  const windows = await ctx.sql.rows<MealWindow & { supplierId: string }>(
    `select asked.id as "supplierId", ${mealWindowColumns}
     from unnest($1::uuid[]) as asked(id)
     cross join lateral ${localDay}
     cross join lateral meal_windows(asked.id, local.today, local.today + $3::int) meal
     where meal.cut_off_at > $2
     order by meal.served_from`,
    [supplierIds, ctx.now, orderableDays - 1],
  );
  return Map.groupBy(windows, window => window.supplierId);
});

/** Loads the first meal each kitchen still has plates for. */
export const nextMealWindowOf = batched(async (ctx, supplierIds) => {
  const windows = await ctx.sql.rows<MealWindow & { supplierId: string }>(
    `select asked.id as "supplierId", ${mealWindowColumns}
     from unnest($1::uuid[]) as asked(id)
     cross join lateral ${localDay}
     cross join lateral (
       select * from meal_windows(asked.id, local.today, local.today + $3::int) open
       where open.cut_off_at > $2 and open.plates_left > 0 order by open.served_from limit 1
     ) meal`,
    [supplierIds, ctx.now, orderableDays - 1],
  );
  return new Map(windows.map(window => [window.supplierId, window]));
});

/** Finds one meal of a kitchen, past its cut-off or not; null when it is not cooked or too far ahead. */
export const mealWindow = async (
  ctx: Ctx,
  supplierId: string,
  serviceDate: string,
  mealtime: Mealtime,
): Promise<MealWindow | null> => {
  const [window] = await ctx.sql.rows<MealWindow>(
    `select ${mealWindowColumns}
     from (select $1::uuid as id) asked
     cross join lateral ${localDay}
     cross join lateral meal_windows(asked.id, $3::date, $3::date) meal
     where meal.mealtime = $4 and meal.service_date < local.today + $5::int`,
    [supplierId, ctx.now, serviceDate, mealtime, orderableDays],
  );
  return window ?? null;
};
