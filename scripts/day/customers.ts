import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from '../../api/demo/seeded-random.ts';
import type { AcknowledgedOrder } from '../rehearsal/acknowledged.ts';
import { cancelOrder, holdOrder, payOrder, readOrder } from '../rehearsal/paid-order.ts';
import type { Kitchen, Town } from './fill.ts';
import { countIn, type Person } from './person.ts';

/** A meal of the day that customers order. */
export interface Meal {
  serviceDate: string;
  mealtime: 'LUNCH' | 'DINNER';
}

/** An order of the day as its customer knows it. */
export interface DayOrder extends AcknowledgedOrder, Meal {
  customer: number;
  isDelivered: boolean;
  isReviewed: boolean;
}

/** What all customers of the day know. */
export interface Outcomes {
  acknowledged: Map<string, DayOrder>;
  /** Number of orders that customers began and never learned the end of. */
  unfinished: number;
  /** Orders whose cancellation was sent and never answered. */
  uncertain: Set<string>;
  /** Why orders and cancellations were refused, and how often. */
  refused: Map<string, number>;
}

export const noOutcomes = (): Outcomes => ({
  acknowledged: new Map(),
  unfinished: 0,
  uncertain: new Set(),
  refused: new Map(),
});

const orderPollMs = 300;
const orderPolls = 100;

const listDocument = `query Kitchens($cityId: ID!) { suppliers(first: 20, filter: { cityId: $cityId }) {
  nodes { id kitchenName rating totalRatings cuisineType } pageInfo { hasNextPage } } }`;
const kitchenDocument = `query Kitchen($id: ID!) { supplier(id: $id) { id kitchenName
  mealWindows { serviceDate mealtime platesLeft servedFrom servedUntil }
  menu { id name dishes { id name price { cents } } } } }`;
const reviewDocument = `mutation WriteReview($input: ReviewInput!) { writeReview(input: $input) { __typename
  ... on Problem { code message } } }`;

/** Few kitchens have most customers, so that their plates run out. */
const chooseKitchen = (kitchens: readonly Kitchen[], random: SeededRandom): Kitchen =>
  kitchens[Math.floor(kitchens.length * random.next() ** 3)]!;

const look = (person: Person, { id }: Kitchen) => person.ask(kitchenDocument, { id });

/** A customer looks around, and orders and pays a meal. */
export const orderMeal = async (
  person: Person,
  customer: number,
  { town, outcomes, random, meal }: { town: Town; outcomes: Outcomes; random: SeededRandom; meal: Meal },
): Promise<void> => {
  await person.ask(listDocument, { cityId: town.cityId });
  for (let looked = random.between(0, 1); looked > 0; looked--)
    await look(person, chooseKitchen(town.kitchens, random));
  const kitchen = chooseKitchen(town.kitchens, random);
  await look(person, kitchen);
  const { id: dishId, cents } = random.pick(kitchen.dishes);
  const quantity = random.chance(0.3) ? 2 : 1;
  outcomes.unfinished++;
  const { id, refused } = await holdOrder(person, {
    ...meal,
    supplierId: kitchen.id,
    dishId,
    cents,
    quantity,
  });
  if (refused !== undefined) {
    outcomes.unfinished--;
    return countIn(outcomes.refused, refused);
  }
  if (random.chance(0.1)) await payOrder(person, id, 'DECLINED');
  await payOrder(person, id);
  const order = await placedOrder(person, id);
  outcomes.unfinished--;
  outcomes.acknowledged.set(id, {
    ...order,
    ...meal,
    customer,
    isDelivered: false,
    isReviewed: false,
    at: Date.now(),
  });
  if (random.chance(0.08)) await cancelMeal(person, id, outcomes);
};

/** Waits for the event of the card provider that places a paid order. */
const placedOrder = async (person: Person, id: string) => {
  for (let poll = 0; poll < orderPolls; poll++) {
    const order = await readOrder(person, id);
    if (order) return order;
    await pause(orderPollMs);
  }
  throw new Error(`Order ${id} is paid and was not placed.`);
};

/**
 * A customer cancels an order. When the answer is lost the request is repeated, and the server refuses to cancel what it
 * canceled before; so after a refusal they look what became of the order, as they would on its screen.
 */
export const cancelMeal = async (
  person: Person,
  id: string,
  { acknowledged, uncertain, refused }: Pick<Outcomes, 'acknowledged' | 'uncertain' | 'refused'>,
): Promise<void> => {
  uncertain.add(id);
  const reason = await cancelOrder(person, id);
  const isCanceled = reason === undefined || (await readOrder(person, id))?.isCanceled === true;
  uncertain.delete(id);
  if (isCanceled) Object.assign(acknowledged.get(id)!, { isCanceled, at: Date.now() });
  else countIn(refused, `cancellation ${reason}`);
};

/** A customer whose meal was handed over says how it was. */
export const reviewMeal = async (person: Person, orderId: string, random: SeededRandom): Promise<void> => {
  const input = { orderId, rating: random.between(3, 5), words: 'As at home.' };
  const { writeReview } = await person.ask(reviewDocument, { input });
  if (writeReview.__typename !== 'Review') throw new Error(`A review was refused: ${writeReview.code}`);
};
