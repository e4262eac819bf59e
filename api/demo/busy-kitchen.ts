import { customerNames } from './customers.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoId } from './demo-id.ts';
import { type DemoOrder, platesOf } from './demo-order.ts';
import { someLines } from './past-orders.ts';
import type { PlannedKitchen } from './planned-kitchen.ts';
import { SeededRandom } from './seeded-random.ts';

const daysOfPast = 70;
const ordersOfTodaysMeal = { BREAKFAST: 4, LUNCH: 7, DINNER: 8 };

const notes = [
  'No cilantro on mine, please.',
  'Please ring twice, the bell is shy.',
  'Mild for the children.',
  'Leave it with the doorman.',
  'Extra lemon if you have it.',
];

/** The demo supplier's kitchen has a full day before it, and weeks behind it that are worth looking at. */
export const ordersOfBusyKitchen = (kitchens: ReadonlyMap<string, PlannedKitchen>): DemoOrder[] => {
  const kitchen = kitchens.get(demoAccounts.supplier.kitchenName);
  if (!kitchen) throw new Error('The demo supplier has no kitchen');
  const random = new SeededRandom(`days of ${kitchen.source.kitchenName}`);
  return [...pastWeeks(kitchen, random), ...today(kitchen, random)];
};

/** More orders from week to week; a few of them called off. */
const pastWeeks = (kitchen: PlannedKitchen, random: SeededRandom): DemoOrder[] => {
  const orders: DemoOrder[] = [];
  for (let daysAgo = daysOfPast; daysAgo > 0; daysAgo--) {
    const count = random.between(1, 3) + Math.round((daysOfPast - daysAgo) / 25);
    for (let index = 0; index < count; index++) {
      const mealtime = random.pick(['BREAKFAST', 'LUNCH', 'DINNER', 'DINNER'] as const);
      orders.push({
        ...someOrder(kitchen, mealtime, random),
        story: `${kitchen.source.kitchenName}, ${daysAgo} days ago, order ${index}`,
        serviceDate: kitchen.cookingDay(-daysAgo),
        state: random.chance(0.06) ? 'CANCELED' : 'DELIVERED',
        placed: { minutesBeforeCutOff: random.between(5, 900) },
      });
    }
  }
  return orders;
};

const today = (kitchen: PlannedKitchen, random: SeededRandom): DemoOrder[] =>
  kitchen.mealtimes.flatMap(mealtime =>
    Array.from({ length: ordersOfTodaysMeal[mealtime] }, (_, index): DemoOrder => {
      const note = index % 3 === 0 ? { note: random.pick(notes) } : {};
      return {
        ...someOrder(kitchen, mealtime, random),
        ...note,
        story: `${kitchen.source.kitchenName}, today, ${mealtime}, order ${index}`,
        serviceDate: kitchen.today,
        state: 'UNDER_WAY',
        // Spread evenly, so that every step has some; the first of each meal is the one that runs late.
        progress: Math.round((index * 100) / ordersOfTodaysMeal[mealtime]),
        runsLate: index === 0,
        placed: { minutesBeforeCutOff: random.between(5, 300) },
      };
    }),
  );

const someOrder = (kitchen: PlannedKitchen, mealtime: DemoOrder['mealtime'], random: SeededRandom) => {
  const customer = random.pick(customerNames);
  const lines = someLines(kitchen.dishesFor(mealtime), random);
  const few = platesOf(lines) <= 3 ? lines : lines.slice(0, 1);
  return { customerId: demoId('user', customer), kitchen, mealtime, lines: few };
};
