import { platesOfBand } from '../../schema/constants.ts';
import type { Mealtime } from '../domains/mealtimes/mealtime.ts';
import { chooseMenu } from './choose-menu.ts';
import type { DemoCity } from './cities.ts';
import { demoId } from './demo-id.ts';
import { type DemoDish, type MenuHeading, menuHeadings } from './dishes/demo-dish.ts';
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

  /** The dishes somebody would order for a mealtime of any day, a plate at a time, as far as they are to be had. */
  dishesFor(mealtime: `${Mealtime}`): readonly PlannedDish[] {
    const available = this.menu.filter(dish => dish.isAvailable && !dish.weekdays && !dish.plates);
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
  const planned = chooseMenu(kitchen, random).map(({ heading, dish }): PlannedDish => {
    const isSignature = kitchen.signatureDishes.includes(dish.name);
    return {
      ...dish,
      id: dishId(kitchen, dish),
      heading,
      cents: Math.min(1900, Math.max(300, dish.cents + random.pick([-100, 0, 0, 100]))),
      isAvailable: isSignature || !random.chance(0.06),
      isSoldOutToday: !isSignature && random.chance(0.05),
    };
  });
  return withTiffinOfTheDay(kitchen, planned);
};

const thalis = menuHeadings[0];

/** Last among the thalis, with which menus begin. */
const withTiffinOfTheDay = (kitchen: DemoKitchen, menu: PlannedDish[]): PlannedDish[] => {
  const { tiffinOfTheDay: dish } = kitchen;
  if (!dish) return menu;
  const tiffin = {
    ...dish,
    id: dishId(kitchen, dish),
    heading: thalis,
    isAvailable: true,
    isSoldOutToday: false,
  };
  const isThali = ({ heading }: PlannedDish) => heading === thalis;
  return [...menu.filter(isThali), tiffin, ...menu.filter(each => !isThali(each))];
};

const dishId = ({ kitchenName }: DemoKitchen, { name }: DemoDish) => demoId('dish', `${kitchenName}/${name}`);
