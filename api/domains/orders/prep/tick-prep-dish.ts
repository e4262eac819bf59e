import { suppliers, withScope } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { ownSupplierId } from '../../suppliers/account/own-supplier.ts';
import { Order } from '../order.ts';
import { PrepSheetTicked } from '../order-events.ts';
import type { TickPrepDishInput } from '../order-inputs.ts';
import { OrderLine } from '../order-line.ts';
import { DishNotOrdered } from '../order-problems.ts';
import { OrderStatus } from '../order-status.ts';
import { PrepTick } from './prep-tick.ts';

interface DishOfMeal {
  supplierId: string;
  serviceDate: string;
  mealtime: Mealtime;
  dishId: string;
}

const orderedPlates = query({ Order, OrderLine }, (from, given: Given<DishOfMeal>) =>
  from
    .selectFrom('Order as o')
    .innerJoin('OrderLine as line', 'line.orderId', 'o.id')
    .where('o.supplierId', '=', given.supplierId)
    .where('o.serviceDate', '=', given.serviceDate)
    .where('o.mealtime', '=', given.mealtime)
    .where('o.status', '<>', OrderStatus.CANCELED)
    .where('line.dishId', '=', given.dishId)
    .select(o => o.cast<number>(o.fn.coalesce(o.fn.sum('line.quantity'), o.lit(0)), 'integer').as('plates')),
);

/** Days after which ticks are of no use. */
const keptDays = 7;

/** Ticks a dish of a meal off on the kitchen's prep sheet, or removes the tick. */
export const tickPrepDish = operation(
  withScope('ORDERS_WRITE', suppliers),
  async (work: Work, { isTicked, ...asked }: TickPrepDishInput): Promise<DishOfMeal | Problem> => {
    const supplierId = isIdentifier(asked.dishId) && (await ownSupplierId(work.sql, work.viewer));
    if (!supplierId) return new DishNotOrdered();
    const dish = { supplierId, ...asked };
    const { plates } = (await orderedPlates.first(work.sql, dish))!;
    if (plates === 0) return new DishNotOrdered();

    if (isTicked) await work.em.upsert(PrepTick, { ...dish, plates });
    else await work.em.nativeDelete(PrepTick, dish);
    await removeOldTicks(work, supplierId);
    work.record(new PrepSheetTicked(supplierId, dish.serviceDate, dish.mealtime));
    return dish;
  },
);

/** A kitchen's table stays short without a job. */
const removeOldTicks = ({ em, now }: Work, supplierId: string) => {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000).toISOString().slice(0, 10);
  return em.nativeDelete(PrepTick, { supplierId, serviceDate: { $lt: oldest } });
};
