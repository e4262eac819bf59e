import type { Cuisine } from '../../../../schema/constants.ts';
import type { Mealtime } from '../../../mealtimes/mealtime.ts';
import type { Weekday } from '../local-day.ts';

/** The most plates a day in each capacity band. */
export const platesOfBand = { '5-10': 10, '11-25': 25, '26-50': 50, '51-100': 100 } as const;

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
  address: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  dailyCapacity: keyof typeof platesOfBand;
  /** When it offers only one of the two. */
  fulfilment?: 'DELIVERY' | 'PICKUP';
  /** When it departs from what its cuisine usually serves. */
  mealtimes?: readonly `${Mealtime}`[];
  closedOn?: Weekday;
  pausedForDays?: number;
}
