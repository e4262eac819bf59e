import type { CapacityBand, Cuisine } from '../../../schema/constants.ts';
import type { Mealtime } from '../../domains/mealtimes/mealtime.ts';
import type { DemoDish } from '../dishes/demo-dish.ts';
import type { Weekday } from '../local-day.ts';

export interface DemoKitchen {
  kitchenName: string;
  cookName: string;
  cuisineType: Cuisine;
  /** For a multi-cuisine kitchen: the cuisines it takes its dishes from. */
  cooksFrom?: readonly Exclude<Cuisine, 'Multi-Cuisine'>[];
  isVegetarian?: true;
  description: string;
  story: string;
  /** The dishes its words promise: always on the menu, always available. */
  signatureDishes: readonly string[];
  /** Cooked on workdays, beside the dishes that chance puts on the menu. */
  tiffinOfTheDay?: DemoDish;
  address: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  dailyCapacity: CapacityBand;
  /** When it offers only one of the two. */
  fulfillment?: 'DELIVERY' | 'PICKUP';
  /** When it departs from what its cuisine usually serves. */
  mealtimes?: readonly `${Mealtime}`[];
  closedOn?: Weekday;
  pausedForDays?: number;
}
