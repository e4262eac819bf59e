import { customerNames } from './customers.ts';
import { demoId } from './demo-id.ts';
import { type DemoOrder, type DemoOrderLine, orderId, platesOf } from './demo-order.ts';
import { addDays } from './local-day.ts';
import type { PlannedDish, PlannedKitchen } from './planned-kitchen.ts';
import { Reviewer, type Stars } from './review-words/compose-review.ts';
import { kindOfHeading } from './review-words/dish-kinds.ts';
import { SeededRandom } from './seeded-random.ts';

/** A review without its moment, which follows the delivery. */
export type DemoReview = Readonly<Record<string, unknown>> & { minutes_after_delivery: number };

export interface KitchenHistory {
  orders: DemoOrder[];
  reviews: DemoReview[];
}

const daysBack = 160;

/** What people have ordered from one kitchen so far, and what they thought of it. */
export const historyOf = (kitchen: PlannedKitchen): KitchenHistory => {
  const random = new SeededRandom(`history of ${kitchen.source.kitchenName}`);
  const reviewer = new Reviewer(random);
  const quality = 3.9 + random.next() * 1.45;
  const reviewCount = random.between(6, Math.min(40, 14 + kitchen.capacity / 2));
  const unreviewedCount = Math.ceil(reviewCount * (0.1 + random.next() * 0.2));
  const customers = random.shuffled(customerNames);
  const taken = new Map<string, number>();

  const history: KitchenHistory = { orders: [], reviews: [] };
  for (let index = 0; index < reviewCount + unreviewedCount; index++) {
    const order = pastOrder(kitchen, customers[index % customers.length]!, index, random, taken);
    history.orders.push(order);
    if (index < reviewCount)
      history.reviews.push(reviewOf(order, starsAround(quality, random), reviewer, random));
  }
  return history;
};

const pastOrder = (
  kitchen: PlannedKitchen,
  customer: string,
  index: number,
  random: SeededRandom,
  taken: Map<string, number>,
): DemoOrder => {
  const mealtime = random.pick(kitchen.mealtimes);
  const lines = someLines(kitchen.dishesFor(mealtime), random);
  const serviceDate = dayWithRoom(kitchen, random.between(1, daysBack), platesOf(lines), taken);
  return {
    story: `${kitchen.source.kitchenName}, past order ${index}`,
    customerId: demoId('user', customer),
    kitchen,
    serviceDate,
    mealtime,
    lines,
    state: 'DELIVERED',
    placed: { minutesBeforeCutOff: random.between(5, 2000) },
  };
};

/** One to three dishes, one or two of each. */
export const someLines = (dishes: readonly PlannedDish[], random: SeededRandom): DemoOrderLine[] =>
  random
    .shuffled(dishes)
    .slice(0, random.between(1, 3))
    .map(dish => ({ dish, quantity: random.chance(0.25) ? 2 : 1 }));

/** Walks back to a day on which the kitchen cooks and still had plates. */
const dayWithRoom = (
  kitchen: PlannedKitchen,
  daysAgo: number,
  plates: number,
  taken: Map<string, number>,
) => {
  let day = kitchen.cookingDay(-daysAgo);
  while (!kitchen.cooksOn(day) || (taken.get(day) ?? 0) + plates > kitchen.capacity) day = addDays(day, -1);
  taken.set(day, (taken.get(day) ?? 0) + plates);
  return day;
};

const starsAround = (quality: number, random: SeededRandom): Stars => {
  const mood = (random.next() + random.next() - 1) * 1.7;
  const badDay = random.chance(0.04) ? 2 : 0;
  return Math.min(5, Math.max(1, Math.round(quality + mood - badDay))) as Stars;
};

const reviewOf = (order: DemoOrder, rating: Stars, reviewer: Reviewer, random: SeededRandom): DemoReview => {
  const [{ dish }] = order.lines as [DemoOrderLine];
  return {
    id: demoId('review', order.story),
    order_id: orderId(order),
    rating,
    words: reviewer.wordsFor(rating, { name: dish.name, kind: kindOfHeading[dish.heading] }),
    minutes_after_delivery: random.between(25, 3000),
  };
};
