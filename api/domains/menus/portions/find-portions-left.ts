import { type Expression, sql } from 'kysely';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { Dish } from '../dish.ts';
import { MenuCategory } from '../menu-category.ts';
import { CategoryPortionCount } from './category-portion-count.ts';
import { PortionCount } from './portion-count.ts';

interface Meal {
  supplierId: string;
  serviceDate: string;
  mealtime: Mealtime;
}

/** A list of values for each column. */
type Meals = { [Name in keyof Meal]: readonly Meal[Name][] };

/** Null without a limit. */
const leftOf = (limit: Expression<number | null>, taken: Expression<number | null>) =>
  sql<number | null>`case when ${limit} is not null then greatest(0, ${limit} - coalesce(${taken}, 0)) end`;

const portionsQuery = query(
  { Dish, MenuCategory, PortionCount, CategoryPortionCount },
  (from, { supplierId, serviceDate, mealtime }: Given<Meals>) =>
    from
      .selectFrom(
        sql<Meal>`unnest(${supplierId}::uuid[], ${serviceDate}::date[], ${mealtime}::text[])`.as<'asked'>(
          sql`asked(supplier_id, service_date, mealtime)`,
        ),
      )
      .innerJoin('Dish as d', 'd.supplierId', 'asked.supplierId')
      .leftJoin('PortionCount as sold', join =>
        join
          .onRef('sold.dishId', '=', 'd.id')
          .onRef('sold.serviceDate', '=', 'asked.serviceDate')
          .onRef('sold.mealtime', '=', 'asked.mealtime'),
      )
      .innerJoin('MenuCategory as c', 'c.id', 'd.categoryId')
      .leftJoin('CategoryPortionCount as shared', join =>
        join
          .onRef('shared.categoryId', '=', 'c.id')
          .onRef('shared.serviceDate', '=', 'asked.serviceDate')
          .onRef('shared.mealtime', '=', 'asked.mealtime'),
      )
      .where('d.removedAt', 'is', null)
      .where('d.allergens', 'is not', null)
      .where(d => d.or([d('d.portionLimit', 'is not', null), d('c.portionLimit', 'is not', null)]))
      .select(({ ref }) => {
        const ofDish = leftOf(ref('d.portionLimit'), ref('sold.taken'));
        const ofCategory = leftOf(ref('c.portionLimit'), ref('shared.taken'));
        return [
          'asked.supplierId',
          'asked.serviceDate',
          'asked.mealtime',
          'd.id as dishId',
          'd.categoryId',
          'c.name as categoryName',
          ofDish.as('leftOfDish'),
          ofCategory.as('leftOfCategory'),
          // Without the one that is null.
          sql<number>`least(${ofDish}, ${ofCategory})`.as('portionsLeft'),
        ];
      }),
);

export type PortionsLeft = RowOf<typeof portionsQuery>;

const keyOf = ({ supplierId, serviceDate, mealtime }: Meal): string =>
  [supplierId, serviceDate, mealtime].join(' ');

const mealOf = (key: string): Meal => {
  const [supplierId, serviceDate, mealtime] = key.split(' ') as [string, string, Mealtime];
  return { supplierId, serviceDate, mealtime };
};

const portionsOf = batched(async (ctx, keys) => {
  const meals = keys.map(mealOf);
  const list = <Name extends keyof Meal>(name: Name) => meals.map(meal => meal[name]);
  const rows = await portionsQuery.all(ctx.sql, {
    supplierId: list('supplierId'),
    serviceDate: list('serviceDate'),
    mealtime: list('mealtime'),
  });
  return Map.groupBy(rows, keyOf);
});

/** Finds how many portions of a kitchen's limited dishes are left for a meal, each by itself and with its category. */
export const findPortionsLeft = async (ctx: Ctx, meal: Meal): Promise<PortionsLeft[]> =>
  (await portionsOf(ctx, keyOf(meal))) ?? [];
