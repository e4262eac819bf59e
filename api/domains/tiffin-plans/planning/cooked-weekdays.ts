import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { MealtimePlan } from '../../mealtimes/mealtime-plan.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import type { CartQuote } from '../../orders/placing/cart-quote.ts';
import { MealNotCooked } from '../tiffin-plan-problems.ts';

interface Asked {
  supplierId: string;
  mealtime: Mealtime;
  weekdays: readonly number[];
}

const weekdaysQuery = query(
  { MealtimePlan },
  (from, { supplierId, mealtime }: Given<Pick<Asked, 'supplierId' | 'mealtime'>>) =>
    from
      .selectFrom('MealtimePlan')
      .where('supplierId', '=', supplierId)
      .where('mealtime', '=', mealtime)
      .select('weekday'),
);

export const dishesIn = ({ lines }: Pick<CartQuote, 'lines'>) => lines.map(({ dish }) => dish);

const weekdayWords = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** For example 'Monday and Tuesday'. */
export const weekdaysInWords = (weekdays: readonly number[]): string =>
  list.format(weekdays.map(day => weekdayWords[day]!));

/** Refuses weekdays on which the kitchen does not cook the meal, or does not cook one of the dishes for it. */
export const weekdaysRefusal = async (
  ctx: Ctx,
  { supplierId, mealtime, weekdays }: Asked,
  dishes: readonly Pick<DishRow, 'name' | 'mealtimes' | 'weekdays'>[],
): Promise<MealNotCooked | undefined> => {
  const planned = (await weekdaysQuery.all(ctx.sql, { supplierId, mealtime })).map(({ weekday }) => weekday);
  const closed = weekdays.filter(day => !planned.includes(day));
  if (closed.length > 0) return new MealNotCooked(mealtime.toLowerCase(), weekdaysInWords(closed));
  for (const dish of dishes) {
    const missing = weekdays.filter(
      day => !dish.mealtimes.includes(mealtime) || !dish.weekdays.includes(day),
    );
    if (missing.length > 0) return new MealNotCooked(dish.name, weekdaysInWords(missing));
  }
  return undefined;
};
