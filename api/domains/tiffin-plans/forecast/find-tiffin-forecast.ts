import { sql } from 'kysely';
import { mealtimes } from '../../../../schema/constants.ts';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { localDay } from '../../cities/local-day.ts';
import { mealWindows } from '../../suppliers/meal-windows.sql.ts';
import { planTables } from '../days-of-plans.ts';
import type { TiffinPlanLine } from '../tiffin-plan-line.ts';
import {
  forecastDaysOf,
  forecastTables,
  isExpected,
  isPlanned,
  plansThat,
  portionsOf,
} from './forecast-days.ts';
import type { TiffinForecast } from './tiffin-forecast.ts';
import { TiffinForecastCount } from './tiffin-forecast-count.ts';

/** Two weeks: this one and the one a cook shops for next. */
export const forecastDays = 14;

type Asked = Given<{ cookId: string; now: Date }>;

const mealsQuery = query(forecastTables, (from, { cookId, now }: Asked) =>
  forecastDaysOf(from, now, forecastDays)
    .where('meal.cookId', '=', cookId)
    .where('meal.expect', 'is not', null)
    .groupBy(['meal.serviceDate', 'meal.mealtime'])
    .select([
      'meal.serviceDate',
      'meal.mealtime',
      plansThat('ordered').as('ordered'),
      plansThat('planned').as('planned'),
      plansThat('waiting').as('waiting'),
      plansThat('skipped').as('skipped'),
      portionsOf(isPlanned).as('plannedPortions'),
      portionsOf(isExpected).as('portions'),
    ]),
);

const dishesQuery = query(forecastTables, (from, { cookId, now }: Asked) => {
  const fact = (name: keyof TiffinPlanLine) => sql<string>`${sql.ref('ordered.line')} ->> ${sql.lit(name)}`;
  const lines = sql<{ line: TiffinPlanLine }>`jsonb_array_elements(${sql.ref('meal.lines')})`;
  return forecastDaysOf(from, now, forecastDays)
    .crossJoin(lines.as<'ordered'>(sql`ordered(line)`))
    .where('meal.cookId', '=', cookId)
    .where(isExpected)
    .groupBy(['meal.serviceDate', 'meal.mealtime', fact('dishId')])
    .select([
      'meal.serviceDate',
      'meal.mealtime',
      fact('dishId').as('dishId'),
      sql<string>`max(${fact('dishName')})`.as('dishName'),
      sql<number>`sum((${fact('quantity')})::int)::int`.as('portions'),
    ])
    .orderBy('portions', 'desc')
    .orderBy('dishName');
});

/** What was counted yesterday, for the meals that are still to come. */
const yesterdayQuery = query({ ...planTables, TiffinForecastCount }, (from, { cookId, now }: Asked) =>
  from
    .selectFrom('TiffinForecastCount as count')
    .innerJoin('Supplier as s', 's.id', 'count.supplierId')
    .innerJoin('City as city', 'city.id', 's.cityId')
    .where('s.userId', '=', cookId)
    .where(({ ref }) => sql<boolean>`${ref('count.countedOn')} = ${localDay(now, ref('city.timeZone'))} - 1`)
    .where(({ ref }) => sql<boolean>`${ref('count.serviceDate')} > ${ref('count.countedOn')}`)
    .select(['count.serviceDate', 'count.mealtime', 'count.portions']),
);

/** What is free of each meal of these days. */
const platesQuery = query(planTables, (from, { cookId, now }: Asked) =>
  from
    .selectFrom('Supplier as s')
    .innerJoin('City as city', 'city.id', 's.cityId')
    .crossJoinLateral(({ ref }) => {
      const today = localDay(now, ref('city.timeZone'));
      const lastDay = sql<string>`${today} + ${sql.lit(forecastDays - 1)}`;
      return mealWindows(ref('s.id'), today, lastDay).as('meal');
    })
    .where('s.userId', '=', cookId)
    .select(['meal.serviceDate', 'meal.mealtime', 'meal.platesLeft']),
);

type Meal = RowOf<typeof mealsQuery>;
type MealKey = Pick<Meal, 'serviceDate' | 'mealtime'>;

const keyOf = ({ serviceDate, mealtime }: MealKey): string => `${serviceDate} ${mealtime}`;

/** What tiffin plans mean for the viewer's kitchen in the next two weeks, meal by meal. */
export const findTiffinForecast = async (ctx: Ctx): Promise<TiffinForecast[]> => {
  ctx.viewer.must(withScope('ORDERS_READ', suppliers));
  const asked = { cookId: ctx.viewer.userId, now: ctx.now };
  const [meals, dishes, yesterday, plates] = await Promise.all([
    mealsQuery.all(ctx.sql, asked),
    dishesQuery.all(ctx.sql, asked),
    yesterdayQuery.all(ctx.sql, asked),
    platesQuery.all(ctx.sql, asked),
  ]);
  const before = new Map(yesterday.map(count => [keyOf(count), count.portions]));
  const left = new Map(plates.map(window => [keyOf(window), window.platesLeft]));
  const wasCounted = yesterday.length > 0;
  const dishesOfMeal = Map.groupBy(dishes, keyOf);
  return [...meals, ...droppedMeals(yesterday, meals)].sort(byTime).map(meal => ({
    ...meal,
    platesLeft: left.get(keyOf(meal)) ?? null,
    portionsYesterday: wasCounted ? (before.get(keyOf(meal)) ?? 0) : null,
    dishes: dishesOfMeal.get(keyOf(meal)) ?? [],
  }));
};

/** Meals that no plan has any more, so that the cook sees what fell away. */
const droppedMeals = (
  yesterday: readonly (MealKey & { portions: number })[],
  meals: readonly MealKey[],
): Meal[] => {
  const left = new Set(meals.map(keyOf));
  return yesterday
    .filter(count => count.portions > 0 && !left.has(keyOf(count)))
    .map(({ serviceDate, mealtime }) => ({
      serviceDate,
      mealtime,
      ordered: 0,
      planned: 0,
      waiting: 0,
      skipped: 0,
      plannedPortions: 0,
      portions: 0,
    }));
};

const byTime = (one: MealKey, other: MealKey): number =>
  one.serviceDate.localeCompare(other.serviceDate) ||
  mealtimes.indexOf(one.mealtime) - mealtimes.indexOf(other.mealtime);
