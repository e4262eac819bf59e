import { sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { Dish } from '../../menus/dish.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Order } from '../order.ts';
import { OrderLine } from '../order-line.ts';

const daysCounted = 30;
/** More than are shown: some of them may leave the menu before the next count. */
const dishesStored = 12;
/** Well within the statement timeout. */
const batchSize = 40;

const kitchensQuery = query({ Supplier }, (from, { after, limit }: Given<{ after: string; limit: number }>) =>
  from.selectFrom('Supplier').where('id', '>', after).orderBy('id').limit(limit).select('id'),
);

interface Counted {
  supplierIds: readonly string[];
  since: Date;
}

const storeBatch = query({ Supplier, Order, OrderLine, Dish }, (on, { supplierIds, since }: Given<Counted>) =>
  on
    .with('ranked', from =>
      from
        .selectFrom('Order as o')
        .innerJoin('OrderLine as l', 'l.orderId', 'o.id')
        .innerJoin('Dish as d', join => join.onRef('d.id', '=', 'l.dishId').on('d.removedAt', 'is', null))
        .where(o => o('o.supplierId', '=', o.fn.any(supplierIds)))
        .where('o.placedAt', '>=', since)
        .where('o.status', '<>', 'CANCELED')
        .groupBy(['o.supplierId', 'l.dishId'])
        .select(({ ref }) => [
          'o.supplierId',
          'l.dishId',
          sql<number>`row_number() over (partition by ${ref('o.supplierId')}
            order by sum(${ref('l.quantity')}) desc, ${ref('l.dishId')})`.as('rank'),
        ]),
    )
    .updateTable('Supplier as s')
    .from(from =>
      from
        .selectFrom('Supplier as kitchen')
        .leftJoin('ranked as r', join =>
          join.onRef('r.supplierId', '=', 'kitchen.id').on('r.rank', '<=', sql.lit(dishesStored)),
        )
        .where(kitchen => kitchen('kitchen.id', '=', kitchen.fn.any(supplierIds)))
        .groupBy('kitchen.id')
        .select(({ ref }) => [
          'kitchen.id',
          sql<string[]>`coalesce(array_agg(${ref('r.dishId')} order by ${ref('r.rank')})
            filter (where ${ref('r.dishId')} is not null), '{}')`.as('dishIds'),
        ])
        .as('counted'),
    )
    .set(({ ref }) => ({ popularDishIds: ref('counted.dishIds') }))
    .whereRef('s.id', '=', 'counted.id')
    .where(({ ref }) => sql<boolean>`${ref('s.popularDishIds')} is distinct from ${ref('counted.dishIds')}`),
);

/** Stores on each kitchen which of its dishes were ordered most lately, so that its page counts nothing. */
export const storePopularDishes = async (on: Sql, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - daysCounted * 86_400_000);
  for (let after = lowestIdentifier; ; ) {
    const kitchens = await kitchensQuery.all(on, { after, limit: batchSize });
    if (kitchens.length === 0) return;
    await storeBatch.all(on, { supplierIds: kitchens.map(({ id }) => id), since });
    after = kitchens.at(-1)!.id;
  }
};
