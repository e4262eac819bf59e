import { registerEnumType } from 'type-graphql';

export enum Diet {
  VEGETARIAN = 'VEGETARIAN',
  VEGAN = 'VEGAN',
  EGG = 'EGG',
  NON_VEGETARIAN = 'NON_VEGETARIAN',
}

registerEnumType(Diet, {
  name: 'Diet',
  description: 'Who can eat a dish.',
  valuesConfig: {
    VEGETARIAN: { description: 'No meat, fish or egg; may contain milk.' },
    VEGAN: { description: 'Nothing from animals.' },
    EGG: { description: 'Vegetarian but for egg.' },
    NON_VEGETARIAN: { description: 'With meat, fish or seafood.' },
  },
});
