import { setTimeout as pause } from 'node:timers/promises';
import { SeededRandom } from '../../api/demo/seeded-random.ts';
import { dishesOf, uploadPhoto } from '../rehearsal/dish-photos.ts';
import { cookMeal } from './cooks.ts';
import { type Meal, type Outcomes, orderMeal, reviewMeal } from './customers.ts';
import type { Town } from './fill.ts';
import type { Hour } from './hours.ts';
import { Latency } from './latency.ts';
import { type Answers, NoAnswer, Person } from './person.ts';
import { hourSeconds, ordersPerSecond } from './settings.ts';
import type { Site } from './site.ts';
import type { TownClock } from './town-clock.ts';

/** What a day is played with. */
export interface Play {
  site: Site;
  town: Town;
  clock: TownClock;
  outcomes: Outcomes;
  /** Session of a cook whose menu is open for changes. */
  asha: string;
  /** Number of customers who had their turn to order. */
  turns: number;
}

type Act = (random: SeededRandom) => Promise<void>;

/** Lets people act in an hour, evenly over its seconds, while its fault happens. Returns what they met. */
export const playHour = async (play: Play, hour: Hour): Promise<Answers> => {
  const answers: Answers = { latency: new Latency(), unanswered: new Map(), surprises: [] };
  const { fault } = hour;
  const orders = await ordersOf(play, hour, answers);
  const acts = [
    ...orders,
    ...(await cookingOf(play, hour, answers)),
    ...(await photosOf(play, hour, answers)),
    ...reviewsOf(play, hour, answers),
  ];
  const name = `${hour.at} ${hour.title}`;
  const seconds = Math.max(hourSeconds, fault?.seconds ?? 0, orders.length / ordersPerSecond);
  const acting = new SeededRandom(name).shuffled(acts).map(async (act, position) => {
    await pause((position / acts.length) * seconds * 1000);
    try {
      await act(new SeededRandom(`${name}, ${position}`));
    } catch (error) {
      answers.surprises.push(error instanceof Error ? error.message : String(error));
    }
  });
  await Promise.all([...acting, fault?.run(play.site)]);
  return answers;
};

const ordersOf = async (play: Play, { orders }: Hour, answers: Answers): Promise<Act[]> => {
  if (!orders) return [];
  const { site, town, clock, outcomes } = play;
  const { share, mealtime, daysLater } = orders;
  const meal: Meal = { serviceDate: await clock.date(daysLater), mealtime };
  const count = Math.round(town.tokens.length * share);
  return Array.from({ length: count }, () => {
    const customer = play.turns++ % town.tokens.length;
    const person = new Person(site.origin, town.tokens[customer]!, answers);
    return (random: SeededRandom) => orderMeal(person, customer, { town, outcomes, random, meal });
  });
};

const cookingOf = async (
  { site, town, clock }: Play,
  { cooking }: Hour,
  answers: Answers,
): Promise<Act[]> => {
  if (!cooking) return [];
  const meal: Meal = { serviceDate: await clock.date(), mealtime: cooking.mealtime };
  return town.kitchens.map(({ token }) => {
    const cook = new Person(site.origin, token, answers);
    return () => cookMeal(cook, meal, cooking.to);
  });
};

const photosOf = async (
  { site, asha }: Play,
  { photos = 0, fault }: Hour,
  answers: Answers,
): Promise<Act[]> => {
  if (photos === 0) return [];
  const cook = new Person(site.origin, asha, answers);
  const dishes = await dishesOf(cook);
  return Array.from({ length: photos }, (_, number) => async () => {
    try {
      const path = await uploadPhoto(cook, dishes[number % dishes.length]!, number);
      const { status } = await cook.read(path);
      if (status !== 200) throw new Error(`A photo that was uploaded is answered with ${status}.`);
    } catch (error) {
      // A cook does not upload a photo again and again while that is not possible.
      if (!(error instanceof NoAnswer && fault?.isNoticed)) throw error;
    }
  });
};

const reviewsOf = ({ site, town, outcomes }: Play, { reviews = 0 }: Hour, answers: Answers): Act[] =>
  [...outcomes.acknowledged.values()]
    .filter(order => order.isDelivered && !order.isReviewed)
    .slice(0, reviews)
    .map(order => {
      order.isReviewed = true;
      const person = new Person(site.origin, town.tokens[order.customer]!, answers);
      return async random => reviewMeal(person, order.id, random);
    });

/** Customers learn that their meal was handed over, so that they may review it. */
export const noteDelivered = ({ outcomes }: Play, { cooking }: Hour, serviceDate: string): void => {
  if (cooking?.to !== 'DELIVERED') return;
  for (const order of outcomes.acknowledged.values())
    if (order.mealtime === cooking.mealtime && order.serviceDate === serviceDate && !order.isCanceled)
      order.isDelivered = true;
};
