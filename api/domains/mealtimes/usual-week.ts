import type { Sql } from '../../core/database/sql.ts';
import type { Mealtime } from './mealtime.ts';
import { storePlans } from './store-plans.ts';

/** Minutes from local midnight of the service date; breakfast closes the evening before. */
export const usualHours: Record<`${Mealtime}`, { cutOff: number; from: number; until: number }> = {
  BREAKFAST: { cutOff: -4 * 60, from: 8 * 60, until: 10 * 60 },
  LUNCH: { cutOff: 10 * 60, from: 12 * 60, until: 14 * 60 },
  DINNER: { cutOff: 15 * 60, from: 18 * 60 + 30, until: 20 * 60 + 30 },
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Lunch and dinner every day, so that a new kitchen takes orders immediately. */
export const planUsualWeek = async (sql: Sql, supplierId: string, plates: number): Promise<void> => {
  for (const mealtime of ['LUNCH', 'DINNER'] as const) {
    const { cutOff, from, until } = usualHours[mealtime];
    const hours = { cutOffMinutes: cutOff, servedFromMinutes: from, servedUntilMinutes: until };
    await storePlans(sql, { supplierId, mealtime, plates, ...hours, weekdays: everyDay });
  }
};
