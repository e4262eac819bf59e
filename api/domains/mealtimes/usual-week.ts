import type { Sql } from '../../core/sql.ts';
import type { Mealtime } from './mealtime.ts';

/** Minutes from local midnight of the service date; breakfast closes the evening before. */
export const usualHours: Record<`${Mealtime}`, { cutOff: number; from: number; until: number }> = {
  BREAKFAST: { cutOff: -4 * 60, from: 8 * 60, until: 10 * 60 },
  LUNCH: { cutOff: 10 * 60, from: 12 * 60, until: 14 * 60 },
  DINNER: { cutOff: 15 * 60, from: 18 * 60 + 30, until: 20 * 60 + 30 },
};

/** Lunch and dinner every day, so that a new kitchen takes orders immediately. */
export const planUsualWeek = async (sql: Sql, supplierId: string, plates: number): Promise<void> => {
  for (const mealtime of ['LUNCH', 'DINNER'] as const) {
    const { cutOff, from, until } = usualHours[mealtime];
    await sql.rows(
      `insert into mealtime_plans (supplier_id, weekday, mealtime, plates, cut_off_minutes,
         served_from_minutes, served_until_minutes)
       select $1, weekday, $2, $3, $4, $5, $6 from generate_series(0, 6) weekday`,
      [supplierId, mealtime, plates, cutOff, from, until],
    );
  }
};
