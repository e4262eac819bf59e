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

export interface DemoDish {
  name: string;
  description: string;
  cents: number;
  diet: `${Diet}`;
  spice: 0 | 1 | 2 | 3;
  allergens: readonly `${Allergen}`[];
  portion: string;
  marks?: readonly `${DishMark}`[];
}

export type DemoMenu = { readonly [Heading in MenuHeading]?: readonly DemoDish[] };
