import type { Mealtime } from '../domains/mealtimes/mealtime.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoId } from './demo-id.ts';
import type { DemoOrder } from './demo-order.ts';
import type { PlannedKitchen } from './planned-kitchen.ts';

/** What the demo customer finds under her orders: three eaten, one to come, one called off. */
export const ordersOfDemoCustomer = (kitchens: ReadonlyMap<string, PlannedKitchen>): DemoOrder[] => {
  const order = (
    kitchenName: string,
    mealtime: `${Mealtime}`,
    daysFromToday: number,
    quantities: Readonly<Record<string, number>>,
    rest: Pick<DemoOrder, 'state' | 'placed' | 'note'>,
  ): DemoOrder => {
    const kitchen = kitchens.get(kitchenName);
    if (!kitchen) throw new Error(`No kitchen is called ${kitchenName}`);
    return {
      story: `${demoAccounts.customer.name} at ${kitchenName}, ${rest.state}`,
      customerId: demoId('user', demoAccounts.customer.name),
      kitchen,
      serviceDate: kitchen.cookingDay(daysFromToday),
      mealtime,
      lines: Object.entries(quantities).map(([name, quantity]) => {
        const dish = kitchen.menu.find(onMenu => onMenu.name === name);
        if (!dish) throw new Error(`${kitchenName} does not cook ${name}`);
        return { dish, quantity };
      }),
      ...rest,
    };
  };

  return [
    order(
      "Asha's Kitchen",
      'DINNER',
      1,
      { 'Maharashtrian thali': 2, 'Ukadiche modak': 1 },
      { state: 'PLACED', placed: { minutesAgo: 25 }, note: 'One thali without green chili, please.' },
    ),
    order(
      'Godavari Ghar',
      'LUNCH',
      -3,
      { 'Andhra chicken curry': 1, 'Tamarind rice': 1 },
      { state: 'DELIVERED', placed: { minutesBeforeCutOff: 95 } },
    ),
    order(
      'Bandhani Rasoi',
      'LUNCH',
      -8,
      { 'Gujarati lunch thali': 1 },
      { state: 'CANCELED', placed: { minutesBeforeCutOff: 640 } },
    ),
    order(
      'Deccan Handi',
      'DINNER',
      -12,
      { 'Hyderabadi chicken dum biryani': 2, 'Mirchi ka salan': 1 },
      { state: 'DELIVERED', placed: { minutesBeforeCutOff: 210 } },
    ),
    order(
      "Asha's Kitchen",
      'DINNER',
      -19,
      { 'Bharli vangi': 1, 'Jowar bhakri': 2 },
      { state: 'DELIVERED', placed: { minutesBeforeCutOff: 1500 } },
    ),
  ];
};
