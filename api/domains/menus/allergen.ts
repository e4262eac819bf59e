import { enumType } from '../../core/graphql/enum-type.ts';

const contains = (what: string) => `Contains ${what}.`;

export const Allergen = enumType('Allergen', 'Allergen in a dish.', {
  MILK: contains('milk, ghee, paneer or curd'),
  EGG: contains('egg'),
  FISH: contains('fish'),
  SHELLFISH: contains('prawns or other shellfish'),
  TREE_NUTS: contains('cashew, almond or other tree nuts'),
  PEANUTS: contains('peanuts'),
  WHEAT: contains('wheat'),
  SOY: contains('soy'),
  SESAME: contains('sesame'),
  MUSTARD: contains('mustard seed or oil'),
});
export type Allergen = keyof typeof Allergen;
