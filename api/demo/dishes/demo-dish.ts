import type { Mealtime } from '../../domains/mealtimes/mealtime.ts';
import type { Allergen } from '../../domains/menus/allergen.ts';
import type { Diet } from '../../domains/menus/diet.ts';
import type { DishMark } from '../../domains/menus/dish-mark.ts';

/** The headings of menus, in the order in which they stand on one. */
export const menuHeadings = [
  'Thalis & combos',
  'Biryanis',
  'Curries',
  'Wok dishes',
  'With pav & kulcha',
  'Breads & rice',
  'Noodles & rice',
  'Rolls & rice',
  'Breakfast',
  'Snacks',
  'Sweets',
  'Drinks',
] as const;
export type MenuHeading = (typeof menuHeadings)[number];

export interface DemoOptionGroup {
  name: string;
  least: number;
  most: number;
  choices: readonly { name: string; cents?: number; allergens: readonly `${Allergen}`[] }[];
}

export interface DemoDish {
  name: string;
  description: string;
  cents: number;
  diet: `${Diet}`;
  spice: 0 | 1 | 2 | 3;
  allergens: readonly `${Allergen}`[];
  portion: string;
  marks?: readonly `${DishMark}`[];
  /** Every meal of every day, and one plate a portion, unless given. */
  mealtimes?: readonly Mealtime[];
  weekdays?: readonly number[];
  plates?: number;
  /** Of a tiffin of the day: what is in it for each of the next lunches. */
  contents?: readonly string[];
  /** Nothing to choose unless given. */
  options?: readonly DemoOptionGroup[];
}

export type DemoMenu = { readonly [Heading in MenuHeading]?: readonly DemoDish[] };
