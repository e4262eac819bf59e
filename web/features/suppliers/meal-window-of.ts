import { daysAfter } from '../../../schema/rules/days.ts';
import { calendarDay } from '../../lib/formats/dates.ts';
import type { MealChoice } from './kitchen-filters.ts';

const mealtimes = { breakfast: 'BREAKFAST', lunch: 'LUNCH', dinner: 'DINNER' } as const;

/** The day and mealtime that a choice such as 'tomorrow-lunch' means in a city right now. */
export function mealWindowOf(choice: MealChoice, timeZone: string, now: Date) {
  const [day, mealtime] = choice.split('-') as ['today' | 'tomorrow', keyof typeof mealtimes];
  const today = calendarDay(now, timeZone);
  return {
    serviceDate: day === 'today' ? today : daysAfter(today, 1),
    mealtime: mealtimes[mealtime],
  };
}
