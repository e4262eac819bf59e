import { sql } from 'kysely';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { MealMenu } from '../../menus/meal-menus/meal-menu.ts';
import type { MealMenusPublished } from '../../menus/menu-events.ts';
import { lockMenu } from '../../suppliers/lock-menu.ts';
import { Order } from '../order.ts';
import { type HeldOrderPlaced, OrderLinesChanged } from '../order-events.ts';
import { OrderLine } from '../order-line.ts';
import { OrderStatus } from '../order-status.ts';

/** The contents are stored as JSON, whose names PostgreSQL does not know. */
const part = sql`part ("dishId" uuid, text text)`;

const over: OrderStatus[] = [OrderStatus.CANCELED, OrderStatus.DELIVERED];

const fillContents = query(
  { Order, OrderLine, MealMenu },
  (on, { supplierId, now }: Given<{ supplierId: string; now: Date }>) =>
    on
      .updateTable('OrderLine as line')
      .from(from =>
        from
          .selectFrom('Order as o')
          .innerJoin('MealMenu as own', join =>
            join
              .onRef('own.supplierId', '=', 'o.supplierId')
              .onRef('own.serviceDate', '=', 'o.serviceDate')
              .onRef('own.mealtime', '=', 'o.mealtime'),
          )
          .crossJoin(({ ref }) => sql`jsonb_to_recordset(${ref('own.contents')})`.as<'part'>(part))
          .where('o.supplierId', '=', supplierId)
          .where('o.serviceDate', '>=', sql<string>`(${now}::timestamptz - interval '1 day')::date`)
          .where('o.status', 'not in', over)
          .select([
            'o.id as orderId',
            sql<string>`part."dishId"`.as('dishId'),
            sql<string>`part.text`.as('text'),
          ])
          .as('written'),
      )
      .set(({ ref }) => ({ mealContent: ref('written.text') }))
      .whereRef('line.orderId', '=', 'written.orderId')
      .whereRef('line.dishId', '=', 'written.dishId')
      .where('line.mealContent', '=', '')
      .returning('line.orderId'),
);

/**
 * Writes what is in tiffins of the day on the orders that were placed before their cook had written it. What is on a
 * line already was ordered, and stays.
 */
export const fillMealContents = async (
  work: Work,
  { supplierId }: Pick<MealMenusPublished, 'supplierId'>,
): Promise<void> => {
  const filled = await fillContents.all(work.sql, { supplierId, now: work.now });
  for (const orderId of new Set(filled.map(line => line.orderId)))
    work.record(new OrderLinesChanged(orderId, supplierId));
};

/** The same for an order that was held while it was written. */
export const fillContentsWrittenWhileHeld = async (work: Work, event: HeldOrderPlaced): Promise<void> => {
  await lockMenu.all(work.sql, { supplierId: event.supplierId });
  await fillMealContents(work, event);
};
