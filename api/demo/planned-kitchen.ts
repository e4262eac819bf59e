import { platesOfBand } from '../../schema/constants.ts';
import type { Mealtime } from '../domains/mealtimes/mealtime.ts';
import { chooseMenu } from './choose-menu.ts';
import type { DemoCity } from './cities.ts';
import { demoId } from './demo-id.ts';
import type { DemoDish, MenuHeading } from './dishes/demo-dish.ts';
import type { DemoKitchen } from './kitchens/demo-kitchen.ts';
import { addDays, localDay, weekdayNumber, weekdays } from './local-day.ts';
import { SeededRandom } from './seeded-random.ts';

export interface PlannedDish extends DemoDish {
  id: string;
  heading: MenuHeading;
  isAvailable: boolean;
  isSoldOutToday: boolean;
}

/** An approved kitchen with everything about it decided, from which its rows and its orders are made. */
export class PlannedKitchen {
  readonly id: string;
  readonly capacity: number;
  readonly today: string;
  readonly menu: readonly PlannedDish[];
  readonly mealtimes: readonly `${Mealtime}`[];

  constructor(
    readonly source: DemoKitchen,
    readonly city: DemoCity,
    now: Date,
  ) {
    this.id = demoId('supplier', source.kitchenName);
    this.capacity = platesOfBand[source.dailyCapacity];
    this.today = localDay(now, city.timeZone);
    this.menu = planMenu(source);
    this.mealtimes = source.mealtimes ?? usualMealtimes(source);
  }

  cooksOn(day: string): boolean {
    return weekdays[weekdayNumber(day)] !== this.source.closedOn;
  }

  /** The first day, that many days from today or later (earlier, if negative), on which it cooks. */
  cookingDay(daysFromToday: number): string {
    const day = addDays(this.today, daysFromToday);
    return this.cooksOn(day) ? day : addDays(day, daysFromToday < 0 ? -1 : 1);
  }

  /** The dishes somebody would order for a mealtime, as far as they are to be had. */
  dishesFor(mealtime: `${Mealtime}`): readonly PlannedDish[] {
    const available = this.menu.filter(dish => dish.isAvailable);
    const fitting = available.filter(dish =>
      mealtime === 'BREAKFAST' ? isForMorning.has(dish.heading) : dish.heading !== 'Breakfast',
    );
    return fitting.length > 0 ? fitting : available;
  }
}

const isForMorning = new Set<MenuHeading>(['Breakfast', 'Snacks', 'Drinks']);

const morningCuisines = new Set(['South Indian', 'Gujarati', 'Maharashtrian', 'Tamil', 'Kerala']);

const usualMealtimes = ({ cuisineType }: DemoKitchen): `${Mealtime}`[] =>
  morningCuisines.has(cuisineType) ? ['BREAKFAST', 'LUNCH', 'DINNER'] : ['LUNCH', 'DINNER'];

const planMenu = (kitchen: DemoKitchen): PlannedDish[] => {
  const random = new SeededRandom(`menu of ${kitchen.kitchenName}`);
  return chooseMenu(kitchen, random).map(({ heading, dish }) => {
    const isSignature = kitchen.signatureDishes.includes(dish.name);
    return {
      ...dish,
      id: demoId('dish', `${kitchen.kitchenName}/${dish.name}`),
      heading,
      cents: Math.min(1900, Math.max(300, dish.cents + random.pick([-100, 0, 0, 100]))),
      isAvailable: isSignature || !random.chance(0.06),
      isSoldOutToday: !isSignature && random.chance(0.05),
    };
  });
};
