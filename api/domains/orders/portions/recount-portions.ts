import { type Expression, type Kysely, sql } from 'kysely';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query, type Tables } from '../../../core/query/query.ts';
import { Dish } from '../../menus/dish.ts';
import { MenuCategory } from '../../menus/menu-category.ts';
import type { PortionLimitsChanged } from '../../menus/menu-events.ts';
import { CategoryPortionCount } from '../../menus/portions/category-portion-count.ts';
import { PortionCount } from '../../menus/portions/portion-count.ts';
import { raiseMenuVersion } from '../../suppliers/raise-menu-version.ts';
import { settleDays } from '../../suppliers/settle-days.ts';
import { HeldOrderStatus } from '../holding/held-order.ts';
import { OrderStatus } from '../order-status.ts';
import { portionsOfHeldOrders, portionsOfOrders, portionsRead } from './portions-of-orders.ts';

const portionTables = { ...portionsRead, PortionCount, CategoryPortionCount, MenuCategory, Dish };

type Coming = Given<{ supplierId: string; today: string }>;
type OfDishes = Given<{ supplierId: string; today: string; dishIds: readonly string[] }>;
type OfCategories = Given<{ supplierId: string; today: string; categoryIds: readonly string[] }>;

const forgetDishes = query(portionTables, (on, { dishIds, today }: OfDishes) =>
  on
    .deleteFrom('PortionCount')
    .where(count => count('dishId', '=', count.fn.any(dishIds)))
    .where('serviceDate', '>=', today),
);

const forgetCategories = query(portionTables, (on, { categoryIds, today }: OfCategories) =>
  on
    .deleteFrom('CategoryPortionCount')
    .where(count => count('categoryId', '=', count.fn.any(categoryIds)))
    .where('serviceDate', '>=', today),
);

/** What is sold for coming meals, as orders and as held ones. */
const soldPortions = (on: Kysely<Tables<typeof portionTables>>, { supplierId, today }: Coming) =>
  portionsOfOrders(on)
    .where('o.supplierId', '=', supplierId)
    .where('o.serviceDate', '>=', today)
    .where('o.status', '<>', OrderStatus.CANCELED)
    .unionAll(
      portionsOfHeldOrders(on)
        .where('held.supplierId', '=', supplierId)
        .where('held.serviceDate', '>=', today)
        .where('held.status', '=', HeldOrderStatus.HELD),
    );

const sum = (quantity: Expression<number>) => sql<number>`sum(${quantity})::int`;
const mostOf = (limit: Expression<number | null>, quantity: Expression<number>) =>
  sql<number>`greatest(${limit}, sum(${quantity}))::int`;

const countDishes = query(portionTables, (on, given: OfDishes) =>
  on
    .insertInto('PortionCount')
    .columns(['dishId', 'serviceDate', 'mealtime', 'taken', 'most'])
    .expression(
      on
        .selectFrom(soldPortions(on, given).as('part'))
        .innerJoin('Dish as d', 'd.id', 'part.dishId')
        .where(d => d('d.id', '=', d.fn.any(given.dishIds)))
        .where('d.portionLimit', 'is not', null)
        .groupBy(['part.dishId', 'part.serviceDate', 'part.mealtime', 'd.portionLimit'])
        .select(({ ref }) => [
          'part.dishId',
          'part.serviceDate',
          'part.mealtime',
          sum(ref('part.quantity')).as('taken'),
          mostOf(ref('d.portionLimit'), ref('part.quantity')).as('most'),
        ]),
    ),
);

/** Counts what is sold of categories that have no counts yet. */
export const countCategories = query(portionTables, (on, given: OfCategories) =>
  on
    .insertInto('CategoryPortionCount')
    .columns(['categoryId', 'serviceDate', 'mealtime', 'taken', 'most'])
    .expression(
      on
        .selectFrom(soldPortions(on, given).as('part'))
        .innerJoin('Dish as d', 'd.id', 'part.dishId')
        .innerJoin('MenuCategory as c', 'c.id', 'd.categoryId')
        .where(c => c('c.id', '=', c.fn.any(given.categoryIds)))
        .where('c.portionLimit', 'is not', null)
        .groupBy(['c.id', 'part.serviceDate', 'part.mealtime', 'c.portionLimit'])
        .select(({ ref }) => [
          'c.id',
          'part.serviceDate',
          'part.mealtime',
          sum(ref('part.quantity')).as('taken'),
          mostOf(ref('c.portionLimit'), ref('part.quantity')).as('most'),
        ]),
    ),
);

/**
 * Counts the sold portions of dishes and categories again after their limits changed or a dish moved; sold portions
 * stay sold. The new menu version on future days refuses concurrent orders that read the old limit, so that none is
 * missed.
 */
export const recountPortions = async (
  work: Work,
  { supplierId, dishIds, categoryIds, today }: PortionLimitsChanged,
): Promise<void> => {
  await raiseMenuVersion.all(work.sql, { supplierId });
  await settleDays(work.sql, supplierId, today);
  if (dishIds.length > 0) {
    await forgetDishes.all(work.sql, { supplierId, dishIds, today });
    await countDishes.all(work.sql, { supplierId, dishIds, today });
  }
  if (categoryIds.length > 0) {
    await forgetCategories.all(work.sql, { supplierId, categoryIds, today });
    await countCategories.all(work.sql, { supplierId, categoryIds, today });
  }
};
