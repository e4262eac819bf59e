import { t } from '@lingui/core/macro';
import { mealtimes } from '../../schema/constants.ts';
import type { Mealtime } from '../generated/graphql.ts';
import { mealtimeWord } from '../lib/formats/meal-window-words.ts';
import { shortWeekday, weekdaysInOrder } from '../lib/formats/weekdays.ts';
import { listed } from '../lib/language.ts';

interface Cooked {
  mealtimes: readonly Mealtime[];
  weekdays: readonly number[];
}

/** For example 'Mon – Fri', or 'Sat and Sun'. */
const weekdayWords = (weekdays: readonly number[]): string => {
  const days = weekdaysInOrder.filter(day => weekdays.includes(day));
  const [first, last] = [days[0]!, days.at(-1)!];
  const isRow = weekdaysInOrder.indexOf(last) - weekdaysInOrder.indexOf(first) === days.length - 1;
  return isRow && days.length > 2
    ? `${shortWeekday(first)} – ${shortWeekday(last)}`
    : listed(days.map(shortWeekday));
};

/**
 * When a dish is cooked, for example 'Breakfast and lunch, Sat and Sun'; null when it is for every meal of every day.
 */
export const cookedWords = (dish: Cooked): string | null => {
  const meals = mealtimes.filter(mealtime => dish.mealtimes.includes(mealtime)).map(mealtimeWord);
  const onSomeDays = dish.weekdays.length < 7 ? weekdayWords(dish.weekdays) : null;
  if (meals.length === mealtimes.length) return onSomeDays && t`On ${onSomeDays}`;
  return onSomeDays ? t`For ${listed(meals)} on ${onSomeDays}` : t`For ${listed(meals)}`;
};
