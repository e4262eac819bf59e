import { isCalendarDay } from '../../../schema/rules/days.ts';
import type { Mealtime } from '../../generated/graphql.ts';
import { useUrlParams } from '../../lib/url-params.ts';

const mealtimes: readonly string[] = ['BREAKFAST', 'LUNCH', 'DINNER'];
const isMealtime = (text: string | null): text is Mealtime => text !== null && mealtimes.includes(text);

/** The day and meal a kitchen looks at, stored in the URL. Without a day it is the kitchen's today. */
export const useBoardChoice = () => {
  const [search, setSearch] = useUrlParams();
  const date = search.get('date');
  const meal = search.get('mealtime');
  const choose = (changes: Record<string, string | null>) =>
    setSearch(
      current => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) current.delete(name);
          else current.set(name, value);
        }
        return current;
      },
      { replace: true },
    );
  return {
    day: date !== null && isCalendarDay(date) ? date : null,
    mealtime: isMealtime(meal) ? meal : null,
    chooseDay: (day: string, mealtime: Mealtime | null = null) => choose({ date: day, mealtime, at: null }),
    chooseMealtime: (mealtime: Mealtime | null) => choose({ mealtime, at: null }),
  };
};
export type BoardChoice = ReturnType<typeof useBoardChoice>;
