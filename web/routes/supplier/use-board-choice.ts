import type { Mealtime } from '../../generated/graphql.ts';
import { useUrlParams } from '../../lib/url-params.ts';

const mealtimes: readonly string[] = ['BREAKFAST', 'LUNCH', 'DINNER'];
const isMealtime = (text: string | null): text is Mealtime => text !== null && mealtimes.includes(text);

const isDay = (text: string | null) => text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && isReal(text);
const isReal = (day: string) => {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
};

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
    day: isDay(date) ? date : null,
    mealtime: isMealtime(meal) ? meal : null,
    chooseDay: (day: string, mealtime: Mealtime | null = null) => choose({ date: day, mealtime, at: null }),
    chooseMealtime: (mealtime: Mealtime | null) => choose({ mealtime, at: null }),
  };
};
export type BoardChoice = ReturnType<typeof useBoardChoice>;
