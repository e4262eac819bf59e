import { dishQuantityLimit, tiffinWaitPeopleLimit } from '../constants.ts';

type Dishes = readonly { quantity: number }[];

/** How many people a plan of an offer can be for, with these portions for each of them. */
export const mostPeopleOfPlan = (dishes: Dishes): number =>
  Math.floor(dishQuantityLimit / Math.max(...dishes.map(({ quantity }) => quantity)));

/** How many people one customer can wait for. */
export const mostPeopleWaiting = (spots: number, dishes: Dishes): number =>
  Math.min(spots, mostPeopleOfPlan(dishes), tiffinWaitPeopleLimit);
