import { createHash } from 'node:crypto';
import { commissionOf } from '../../schema/commission.ts';
import type { Mealtime } from '../domains/mealtimes/mealtime.ts';
import { demoId } from './demo-id.ts';
import { kitchensOfCity } from './kitchens/kitchens-of-city.ts';
import { demoOrderNumber } from './order-number.ts';
import type { PlannedDish, PlannedKitchen } from './planned-kitchen.ts';
import { SeededRandom } from './seeded-random.ts';

export interface DemoOrderLine {
  dish: PlannedDish;
  quantity: number;
}

/** An order before its moments are worked out from the kitchen's plan. */
export interface DemoOrder {
  /** What tells this order from all others. */
  story: string;
  customerId: string;
  kitchen: PlannedKitchen;
  serviceDate: string;
  mealtime: `${Mealtime}`;
  lines: readonly DemoOrderLine[];
  note?: string;
  /** Under way means: where an order of today would stand by now. */
  state: 'PLACED' | 'UNDER_WAY' | 'DELIVERED' | 'CANCELED';
  /** How far an order under way is compared to the others of its meal, 0 to 99. */
  progress?: number;
  /** An order under way that is still not there when its time is over. */
  runsLate?: boolean;
  /** When it was placed: so long before the cut-off, or so long before now. */
  placed: { minutesBeforeCutOff: number } | { minutesAgo: number };
}

export const orderId = (order: DemoOrder): string => demoId('order', order.story);

export const platesOf = (lines: readonly DemoOrderLine[]): number =>
  lines.reduce((plates, line) => plates + line.quantity, 0);

const streets = [
  'Maple Ave',
  'Birchwood Ln',
  'Orchard St',
  'Summit Dr',
  'Lakeview Ct',
  'Heritage Way',
  'Elm St',
];

/** Where a customer lives in the kitchen's city: the same door for every order there. */
const deliveryAddress = ({ customerId, kitchen: { city } }: DemoOrder): string => {
  const random = new SeededRandom(`home of ${customerId} in ${city.name}`);
  const zipCode = kitchensOfCity[city.name]![0]!.zipCode;
  return `${random.between(11, 998)} ${random.pick(streets)}, ${city.name}, ${city.state} ${zipCode}`;
};

/** The order as install-orders.sql.ts hands it to the database. */
export const orderFacts = (order: DemoOrder) => {
  const random = new SeededRandom(`order ${order.story}`);
  const { kitchen, lines } = order;
  const isDelivery =
    kitchen.source.fulfillment !== 'PICKUP' && (kitchen.source.fulfillment || random.chance(0.7));
  const cents = lines.reduce((total, { dish, quantity }) => total + dish.cents * quantity, 0);
  const number = demoOrderNumber(order.story);
  return {
    id: orderId(order),
    order_number: number,
    customer_id: order.customerId,
    supplier_id: kitchen.id,
    service_date: order.serviceDate,
    mealtime: order.mealtime,
    fulfillment: isDelivery ? 'DELIVERY' : 'PICKUP',
    delivery_address: isDelivery ? deliveryAddress(order) : null,
    note: order.note ?? null,
    status: order.state,
    progress: order.progress ?? 0,
    runs_late: order.runsLate ?? false,
    plates: platesOf(lines),
    total_cents: cents,
    commission_cents: commissionOf(cents),
    idempotency_key: `demo-${number}`,
    request_hash: createHash('sha256').update(number).digest('hex'),
    minutes_before_cut_off: 'minutesBeforeCutOff' in order.placed ? order.placed.minutesBeforeCutOff : null,
    minutes_ago: 'minutesAgo' in order.placed ? order.placed.minutesAgo : null,
    minutes_to_the_door: random.between(10, 85),
  };
};

export const orderLineRows = (order: DemoOrder) =>
  order.lines.map(({ dish, quantity }, index) => ({
    orderId: orderId(order),
    position: index + 1,
    dishId: dish.id,
    dishName: dish.name,
    unitPriceCents: dish.cents,
    quantity,
    allergens: dish.allergens,
    diet: dish.diet,
  }));
