import { Role } from '../../../core/access/role.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { onBehalfOf, systemContext } from '../../../core/operation/system-context.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import { dishesOf } from '../../menus/find-menu.ts';
import { quotedLine } from '../../orders/placing/quoted-line.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { notePrice } from './note-price.ts';

const runningQuery = query({ TiffinPlan, User }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('TiffinPlan as plan')
    .innerJoin('User as customer', join =>
      join.onRef('customer.id', '=', 'plan.customerId').on('customer.disabledAt', 'is', null),
    )
    .where('plan.supplierId', '=', supplierId)
    .where('plan.stoppedAt', 'is', null)
    .select(['plan.id', 'plan.customerId', 'plan.lines', 'plan.totalCents', 'plan.raisedToCents'])
    .orderBy('plan.id'),
);

type RunningPlan = RowOf<typeof runningQuery>;

/** What a meal of a plan costs now; null when one of its dishes is gone. */
const priceOf = ({ lines }: RunningPlan, dishes: ReadonlyMap<string, DishRow>): number | null => {
  let total = 0;
  for (const { dishId, quantity, choices } of lines) {
    const dish = dishes.get(dishId);
    if (!dish) return null;
    const ids = choices.map(({ id }) => id);
    total += quotedLine(dish, quantity, ids).lineTotal.cents;
  }
  return total;
};

/**
 * Notifies the customers of a kitchen's plans when a meal costs more than they agreed to and knew of. Their
 * days wait for their consent anyway; this tells them before the next one is due.
 */
export const notePriceRises = async (services: Services, supplierId: string): Promise<void> => {
  const plans = await runningQuery.all(services.sql, { supplierId });
  const ids = [...new Set(plans.flatMap(({ lines }) => lines.map(({ dishId }) => dishId)))];
  if (ids.length === 0) return;
  const found = await dishesOf(systemContext(services), supplierId, ids);
  const dishes = new Map(found.map(dish => [dish.id, dish]));
  for (const plan of plans) {
    const raisedTo = priceOf(plan, dishes);
    // A price that falls and rises again is no news.
    if (raisedTo === null || raisedTo <= (plan.raisedToCents ?? plan.totalCents)) continue;
    const person = { userId: plan.customerId, role: Role.CUSTOMER, staffRole: null };
    await notePrice(onBehalfOf(services, person), { planId: plan.id, raisedTo });
  }
};
