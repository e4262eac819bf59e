import { registerEnumType } from 'type-graphql';

export enum Allergen {
  MILK = 'MILK',
  EGG = 'EGG',
  FISH = 'FISH',
  SHELLFISH = 'SHELLFISH',
  TREE_NUTS = 'TREE_NUTS',
  PEANUTS = 'PEANUTS',
  WHEAT = 'WHEAT',
  SOY = 'SOY',
  SESAME = 'SESAME',
  MUSTARD = 'MUSTARD',
}

const contains = (what: string) => ({ description: `Contains ${what}.` });

registerEnumType(Allergen, {
  name: 'Allergen',
  description: 'Something a dish contains that some people must avoid.',
  valuesConfig: {
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
  },
});
