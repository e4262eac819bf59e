import { sql } from 'kysely';
import { orderableDays } from '../../../../schema/constants.ts';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Order } from '../order.ts';
import { openStatuses } from '../order-status.ts';
import { kitchenMealsQuery } from './find-kitchen-meals.ts';
import type { KitchenAgenda } from './kitchen-agenda.ts';

const kitchenQuery = query(
  { Supplier, City },
  (from, { cookId, now }: Given<{ cookId: string; now: Date }>) =>
    from
      .selectFrom('Supplier as s')
      .innerJoin('City as c', 'c.id', 's.cityId')
      .where('s.userId', '=', cookId)
      .select(['s.id', 'c.timeZone'])
      .select(s => sql<string>`(${now}::timestamptz at time zone ${s.ref('c.timeZone')})::date`.as('today')),
);

const leftOverQuery = query(
  { Order },
  (from, { supplierId, today }: Given<{ supplierId: string; today: string }>) =>
    from
      .selectFrom('Order as o')
      .where('o.supplierId', '=', supplierId)
      .where('o.serviceDate', '<', today)
      .where('o.status', 'in', openStatuses)
      .groupBy('o.serviceDate')
      .select(o => ['o.serviceDate', o.cast<number>(o.fn.countAll(), 'integer').as('openOrders')])
      .orderBy('o.serviceDate', 'desc')
      .limit(7),
);

/** Finds the meals of the viewer's kitchen for the seven days from `from`; null when the viewer has no kitchen. */
export const findKitchenAgenda = async (ctx: Ctx, from: string | null): Promise<KitchenAgenda | null> => {
  ctx.viewer.must(withScope('ORDERS_READ', suppliers));
  const kitchen = await kitchenQuery.first(ctx.sql, { cookId: ctx.viewer.userId, now: ctx.now });
  if (!kitchen) return null;
  const { id: supplierId, today, timeZone } = kitchen;
  const [meals, leftOver] = await Promise.all([
    kitchenMealsQuery.all(ctx.sql, { supplierId, from: from ?? today, daysMore: orderableDays - 1 }),
    leftOverQuery.all(ctx.sql, { supplierId, today }),
  ]);
  return { today, timeZone, meals, leftOver };
};
