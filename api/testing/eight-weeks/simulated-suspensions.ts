import { cancelOrderByAdmin } from '../../domains/orders/canceling/cancel-order-by-admin.ts';
import { confirmOrderByAdmin } from '../../domains/orders/placing/confirm-order-by-admin.ts';
import { reinstateKitchen } from '../../domains/suppliers/admin/reinstate-kitchen.ts';
import { suspendKitchen } from '../../domains/suppliers/admin/suspend-kitchen.ts';
import type { SimulatedKitchen } from './simulated-kitchens.ts';
import { staffOf } from './simulated-money.ts';
import type { Simulation } from './simulation.ts';

/** First day of a suspension, and the day on which the kitchen cooks again. */
interface Suspension {
  kitchen: SimulatedKitchen;
  from: number;
  until: number;
}

/** Each kitchen is suspended once in the middle of the weeks, for two to nine days. */
export const planSuspensions = (
  { randomOf }: Simulation,
  kitchens: readonly SimulatedKitchen[],
): Suspension[] =>
  kitchens.map(kitchen => {
    const random = randomOf(`${kitchen.kitchenName}, suspended`);
    const from = random.between(10, 35);
    return { kitchen, from, until: from + random.between(2, 9) };
  });

/** An admin suspends kitchens, lets them cook again, and decides meanwhile about some of the orders that they have. */
export const suspendKitchens = async (
  simulation: Simulation,
  suspensions: readonly Suspension[],
  staffId: string,
  day: number,
): Promise<void> => {
  const admin = staffOf(simulation, staffId);
  for (const { kitchen, from, until } of suspensions) {
    const supplierId = kitchen.id;
    // The second moment of such a day finds it done.
    if (day === from) await suspendKitchen(admin, { supplierId, reason: 'The permit has lapsed.' });
    else if (day === until) await reinstateKitchen(admin, { supplierId, reason: 'The permit is renewed.' });
    else if (from < day && day < until) await decideAboutOrders(simulation, kitchen, staffId);
  }
};

const decideAboutOrders = async (
  simulation: Simulation,
  kitchen: SimulatedKitchen,
  staffId: string,
): Promise<void> => {
  const { clock, sql } = simulation.marketplace;
  const admin = staffOf(simulation, staffId);
  const random = simulation.randomOf(`${kitchen.kitchenName}, decided`);
  const undecided = await sql.rows<{ id: string }>(
    `select o.id from orders o join suppliers s on s.id = o.supplier_id
     where s.id = $1 and o.status = 'PLACED' and o.served_until > $2
       and (o.confirmed_at is null or o.confirmed_at < s.suspended_at)
     order by o.service_date, o.customer_id, o.idempotency_key`,
    [kitchen.id, clock.read()],
  );
  for (const { id: orderId } of undecided) {
    const draw = random.next();
    if (draw < 0.2) await cancelOrderByAdmin(admin, { orderId, reason: 'The kitchen is suspended.' });
    else if (draw < 0.4) await confirmOrderByAdmin(admin, { orderId });
  }
};
