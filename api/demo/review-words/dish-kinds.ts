import type { MenuHeading } from '../dishes/demo-dish.ts';

/** Dishes about which people say the same sort of thing. */
export type DishKind = 'box' | 'curry' | 'rice or bread' | 'breakfast' | 'snack' | 'sweet' | 'drink';

export const kindOfHeading: Record<MenuHeading, DishKind> = {
  'Thalis & combos': 'box',
  Biryanis: 'rice or bread',
  Curries: 'curry',
  'Wok dishes': 'curry',
  'With pav & kulcha': 'snack',
  'Breads & rice': 'rice or bread',
  'Noodles & rice': 'rice or bread',
  'Rolls & rice': 'rice or bread',
  Breakfast: 'breakfast',
  Snacks: 'snack',
  Sweets: 'sweet',
  Drinks: 'drink',
};

/** Sentences by the kind of dish they fit; `{dish}` is where its name goes. */
export type WordsOfKind = Record<DishKind, readonly string[]>;
