import type { Meal } from '../../../schema/rules/cooked-then.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { mealtimeWord } from '../../lib/formats/meal-window-words.ts';

/** For example 'Fri, Nov 27, dinner'. */
export const mealName = ({ serviceDate, mealtime }: Meal): string =>
  `${shortDay(serviceDate)}, ${mealtimeWord(mealtime)}`;
