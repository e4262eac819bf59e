import { calendarDay, clockTime, dayWord } from './dates.ts';

type Mealtime = 'BREAKFAST' | 'LUNCH' | 'DINNER';

export const mealtimeWord: Record<Mealtime, string> = {
  BREAKFAST: 'breakfast',
  LUNCH: 'lunch',
  DINNER: 'dinner',
};

/** For example 'Today, dinner'. */
export const windowName = (
  window: { serviceDate: string; mealtime: Mealtime },
  timeZone: string,
  now: Date,
) => `${dayWord(window.serviceDate, timeZone, now)}, ${mealtimeWord[window.mealtime]}`;

/** For example 'order by 3:00 PM', with the day when the cut-off is not today. */
export function cutOffWords(cutOffAt: string, timeZone: string, now: Date): string {
  const cutOffDay = calendarDay(new Date(cutOffAt), timeZone);
  const time = clockTime(cutOffAt, timeZone);
  if (cutOffDay === calendarDay(now, timeZone)) return `order by ${time}`;
  const day = dayWord(cutOffDay, timeZone, now);
  return `order by ${day === 'Tomorrow' ? 'tomorrow' : day}, ${time}`;
}

/** For example 'Today, dinner: order by 3:00 PM'. */
export const windowWords = (
  window: { serviceDate: string; mealtime: Mealtime; cutOffAt: string },
  timeZone: string,
  now: Date,
) => `${windowName(window, timeZone, now)}: ${cutOffWords(window.cutOffAt, timeZone, now)}`;

/** Said only when few are left, so that it means something. */
export function platesLeftWords(platesLeft: number): string | null {
  if (platesLeft <= 0) return 'Sold out';
  if (platesLeft > 8) return null;
  return platesLeft === 1 ? '1 plate left' : `${platesLeft} plates left`;
}
