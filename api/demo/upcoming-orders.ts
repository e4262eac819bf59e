import type { Mealtime } from '../domains/mealtimes/mealtime.ts';
import { customerNames } from './customers.ts';
import { demoId } from './demo-id.ts';
import { type DemoOrder, type DemoOrderLine, platesOf } from './demo-order.ts';
import { someLines } from './past-orders.ts';
import type { PlannedKitchen } from './planned-kitchen.ts';
import { SeededRandom } from './seeded-random.ts';

interface Demand {
  kitchenName: string;
  mealtime: `${Mealtime}`;
  daysAhead: number;
  platesLeft: number;
}

/** Kitchens that are nearly or wholly booked for one of the next days. */
const demands: readonly Demand[] = [
  { kitchenName: "Asha's Kitchen", mealtime: 'DINNER', daysAhead: 1, platesLeft: 38 },
  { kitchenName: "Asha's Kitchen", mealtime: 'LUNCH', daysAhead: 2, platesLeft: 43 },
  { kitchenName: 'Mati o Mangsho', mealtime: 'DINNER', daysAhead: 1, platesLeft: 3 },
  { kitchenName: 'Bandhani Rasoi', mealtime: 'LUNCH', daysAhead: 1, platesLeft: 4 },
  { kitchenName: 'Konkan Kadhi', mealtime: 'DINNER', daysAhead: 1, platesLeft: 0 },
  { kitchenName: 'Maa Tarini Kitchen', mealtime: 'DINNER', daysAhead: 1, platesLeft: 2 },
  { kitchenName: 'Puri Lane', mealtime: 'DINNER', daysAhead: 2, platesLeft: 1 },
  { kitchenName: 'Berryessa Bhakri', mealtime: 'LUNCH', daysAhead: 1, platesLeft: 2 },
];

/** The orders that have taken those plates. */
export const upcomingOrders = (kitchens: ReadonlyMap<string, PlannedKitchen>): DemoOrder[] =>
  demands.flatMap(demand => {
    const kitchen = kitchens.get(demand.kitchenName);
    if (!kitchen) throw new Error(`No kitchen is called ${demand.kitchenName}`);
    return ordersThatLeave(demand, kitchen);
  });

const ordersThatLeave = (
  { mealtime, daysAhead, platesLeft }: Demand,
  kitchen: PlannedKitchen,
): DemoOrder[] => {
  const random = new SeededRandom(`demand at ${kitchen.source.kitchenName}, ${mealtime}`);
  const customers = random.shuffled(customerNames);
  const orders: DemoOrder[] = [];
  let wanted = kitchen.capacity - platesLeft;
  while (wanted > 0) {
    const lines = atMost(wanted, someLines(kitchen.dishesFor(mealtime), random));
    wanted -= platesOf(lines);
    orders.push({
      story: `${kitchen.source.kitchenName}, ${mealtime} ahead, order ${orders.length}`,
      customerId: demoId('user', customers[orders.length % customers.length]!),
      kitchen,
      serviceDate: kitchen.cookingDay(daysAhead),
      mealtime,
      lines,
      state: 'PLACED',
      placed: { minutesAgo: random.between(4, 600) },
    });
  }
  return orders;
};

const atMost = (plates: number, lines: DemoOrderLine[]): DemoOrderLine[] =>
  platesOf(lines) <= plates ? lines : [{ dish: lines[0]!.dish, quantity: 1 }];
