import { type Expression, type Kysely, sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type Tables } from '../../../core/query/query.ts';
import { Dish } from '../../menus/dish.ts';
import { CategoryPortionCount } from '../../menus/portions/category-portion-count.ts';
import { PortionCount } from '../../menus/portions/portion-count.ts';
import { HeldOrderStatus } from '../holding/held-order.ts';
import { portionsOfHeldOrders, portionsOfOrders, portionsRead } from './portions-of-orders.ts';

type OfOrder = Given<{ orderId: string }>;

const read = { ...portionsRead, PortionCount, CategoryPortionCount, Dish };

/** An order that was held before it was placed has the ID of its hold, which is then not released. */
const portionsOf = (from: Kysely<Tables<typeof read>>, { orderId }: OfOrder) =>
  portionsOfOrders(from)
    .where('o.id', '=', orderId)
    .unionAll(
      portionsOfHeldOrders(from)
        .where('held.id', '=', orderId)
        .where('held.status', '=', HeldOrderStatus.RELEASED),
    );

// A server of an earlier release may have placed the order without counting it.
const withoutGiven = (taken: Expression<number>, given: Expression<number>) =>
  sql<number>`greatest(0, ${taken} - ${given})`;

const releasePortions = query(read, (on, given: OfOrder) =>
  on
    .updateTable('PortionCount as sold')
    .from(
      on
        .selectFrom(portionsOf(on, given).as('part'))
        .groupBy(['part.dishId', 'part.serviceDate', 'part.mealtime'])
        .select(({ ref }) => [
          'part.dishId',
          'part.serviceDate',
          'part.mealtime',
          sql<number>`sum(${ref('part.quantity')})::int`.as('quantity'),
        ])
        .as('given'),
    )
    .set(({ ref }) => ({ taken: withoutGiven(ref('sold.taken'), ref('given.quantity')) }))
    .whereRef('sold.dishId', '=', 'given.dishId')
    .whereRef('sold.serviceDate', '=', 'given.serviceDate')
    .whereRef('sold.mealtime', '=', 'given.mealtime'),
);

/** To the category in which the dish is now: when a dish moves, both are counted again. */
const releaseSharedPortions = query(read, (on, given: OfOrder) =>
  on
    .updateTable('CategoryPortionCount as sold')
    .from(
      on
        .selectFrom(portionsOf(on, given).as('part'))
        .innerJoin('Dish as d', 'd.id', 'part.dishId')
        .groupBy(['d.categoryId', 'part.serviceDate', 'part.mealtime'])
        .select(({ ref }) => [
          'd.categoryId',
          'part.serviceDate',
          'part.mealtime',
          sql<number>`sum(${ref('part.quantity')})::int`.as('quantity'),
        ])
        .as('given'),
    )
    .set(({ ref }) => ({ taken: withoutGiven(ref('sold.taken'), ref('given.quantity')) }))
    .whereRef('sold.categoryId', '=', 'given.categoryId')
    .whereRef('sold.serviceDate', '=', 'given.serviceDate')
    .whereRef('sold.mealtime', '=', 'given.mealtime'),
);

/** Releases the portions of an order in the transaction that cancels it or releases its hold. */
export const givePortionsBack = async (on: Sql, orderId: string): Promise<void> => {
  await releasePortions.all(on, { orderId });
  await releaseSharedPortions.all(on, { orderId });
};
