import { type Expression, sql } from 'kysely';
import { mealtimes } from '../../../schema/constants.ts';
import { type Given, query } from '../../core/query/query.ts';
import { bitOfMealtime, bitOfWeekday } from '../suppliers/cooked-meals.ts';
import type { DietaryNeed } from '../suppliers/dietary-need.ts';
import type { StoredMenuSummary } from '../suppliers/menu-summary.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { Dish } from './dish.ts';
import { MealMenu } from './meal-menus/meal-menu.ts';
import { unusualMeals } from './meal-menus/unusual-meals.ts';
import { MenuCategory } from './menu-category.ts';

/** The needs whose condition on all dishes of a menu holds; a menu without dishes meets none. */
const needsMet = (conditions: Record<DietaryNeed, Expression<unknown>>) =>
  sql<DietaryNeed[]>`array_remove(array[${sql.join(
    Object.entries(conditions).map(
      ([need, condition]) => sql`case when ${condition} then ${sql.lit(need)} end`,
    ),
  )}], null)`;

const sumOf = (bits: readonly (readonly [bit: number, condition: Expression<unknown>])[]) =>
  sql<number>`(${sql.join(
    bits.map(([bit, condition]) => sql`case when ${condition} then ${sql.lit(bit)} else 0 end`),
    sql` + `,
  )})`;

/** The meals of a week for which a dish `d` is usually cooked, as bits. */
const mealsOfDish = sql<number>`${sumOf(
  [0, 1, 2, 3, 4, 5, 6].map(
    weekday => [bitOfWeekday(weekday), sql`${sql.lit(weekday)} = any(${sql.ref('d.weekdays')})`] as const,
  ),
)} * ${sumOf(
  mealtimes.map(
    mealtime =>
      [bitOfMealtime(mealtime), sql`${sql.lit(mealtime)} = any(${sql.ref('d.mealtimes')})`] as const,
  ),
)}`;

/**
 * Stores on kitchens what their lists need of the menu: whether a dish is on sale, which dietary needs are met, what
 * cards say, and for which meals something is cooked, usually and by the menus of single meals. Kitchens that others may
 * change are locked before, or the summary of an older menu may be stored last.
 */
export const storeMenuSummary = query(
  { Supplier, Dish, MenuCategory, MealMenu },
  (on, { supplierIds }: Given<{ supplierIds: readonly string[] }>) =>
    on
      .updateTable('Supplier as s')
      .from(from =>
        from
          .selectFrom('Supplier as kitchen')
          .leftJoin('Dish as d', join =>
            join
              .onRef('d.supplierId', '=', 'kitchen.id')
              .on('d.isAvailable', '=', true)
              .on('d.removedAt', 'is', null),
          )
          .leftJoin('MenuCategory as c', 'c.id', 'd.categoryId')
          .where(kitchen => kitchen('kitchen.id', '=', kitchen.fn.any(supplierIds)))
          .groupBy('kitchen.id')
          .select(({ ref }) => [
            'kitchen.id',
            sql<boolean>`count(${ref('d.id')}) > 0`.as('hasDishes'),
            needsMet({
              VEGETARIAN_KITCHEN: sql`bool_and(${ref('d.diet')} in ('VEGETARIAN', 'VEGAN'))`,
              VEGAN: sql`bool_or(${ref('d.diet')} = 'VEGAN')`,
              JAIN: sql`bool_or('JAIN' = any(${ref('d.marks')}))`,
              NO_ONION_GARLIC: sql`bool_or('NO_ONION_GARLIC' = any(${ref('d.marks')}))`,
              NO_EGG: sql`bool_and(${ref('d.diet')} <> 'EGG' and not 'EGG' = any(${ref('d.allergens')}))`,
            }).as('dietaryNeeds'),
            sql<number>`coalesce(bit_or(${mealsOfDish}), 0)`.as('cookedMeals'),
            sql<StoredMenuSummary | null>`case when count(${ref('d.id')}) > 0 then jsonb_build_object(
              'dishCount', count(${ref('d.id')}),
              'vegetarianDishCount', count(${ref('d.id')}) filter (where ${ref('d.diet')} in ('VEGETARIAN', 'VEGAN')),
              'leastPriceCents', min(${ref('d.priceCents')}),
              'mostPriceCents', max(${ref('d.priceCents')}),
              'typicalPriceCents', percentile_disc(0.5) within group (order by ${ref('d.priceCents')}),
              'signatureDishes', (array_agg(${ref('d.name')} order by ${ref('c.position')}, ${ref('d.position')}))[1:2],
              'photo', (array_agg(${ref('d.photo')} order by ${ref('c.position')}, ${ref('d.position')}) filter (where ${ref('d.photo')} is not null))[1])
            end`.as('menuSummary'),
          ])
          .as('menu'),
      )
      .set(({ ref }) => ({
        hasDishes: ref('menu.hasDishes'),
        dietaryNeeds: ref('menu.dietaryNeeds'),
        cookedMeals: ref('menu.cookedMeals'),
        unusualMeals: unusualMeals(ref('menu.id'), ref('menu.cookedMeals')),
        menuSummary: ref('menu.menuSummary'),
      }))
      .whereRef('s.id', '=', 'menu.id'),
);
