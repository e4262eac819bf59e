import { type Expression, sql } from 'kysely';
import { type Given, query } from '../../core/query/query.ts';
import type { DietaryNeed } from '../suppliers/dietary-need.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { Dish } from './dish.ts';

/** The needs whose condition on all dishes of a menu holds; a menu without dishes meets none. */
const needsMet = (conditions: Record<DietaryNeed, Expression<unknown>>) =>
  sql<DietaryNeed[]>`array_remove(array[${sql.join(
    Object.entries(conditions).map(
      ([need, condition]) => sql`case when ${condition} then ${sql.lit(need)} end`,
    ),
  )}], null)`;

/** Stores on kitchens what their lists need of the menu: whether a dish is on sale, and which dietary needs are met. */
export const storeMenuSummary = query(
  { Supplier, Dish },
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
            }).as('dietaryNeeds'),
          ])
          .as('menu'),
      )
      .set(({ ref }) => ({ hasDishes: ref('menu.hasDishes'), dietaryNeeds: ref('menu.dietaryNeeds') }))
      .whereRef('s.id', '=', 'menu.id'),
);
