import { expect, test } from 'vitest';
import { categoriesFor, dietFrom, dietsToChoose } from './menu-diets.ts';

const dal = { name: 'Dal', diet: 'VEGAN', marks: ['JAIN', 'NO_ONION_GARLIC'] } as const;
const paneer = { name: 'Paneer', diet: 'VEGETARIAN', marks: [] } as const;
const fish = { name: 'Fish curry', diet: 'NON_VEGETARIAN', marks: [] } as const;
const omelet = { name: 'Omelet', diet: 'EGG', marks: [] } as const;

test('only diets that some dishes meet and others do not are offered', () => {
  expect(dietsToChoose([dal, paneer, fish])).toEqual(['VEGETARIAN', 'VEGAN', 'JAIN', 'NO_ONION_GARLIC']);
  expect(dietsToChoose([paneer, omelet])).toEqual(['VEGETARIAN']);
  expect(dietsToChoose([dal])).toEqual([]);
  expect(dietsToChoose([fish])).toEqual([]);
});

test('a menu for Priya, who eats Jain food, has only her dishes and no empty category', () => {
  const menu = [
    { id: 'curries', dishes: [dal, fish] },
    { id: 'eggs', dishes: [omelet] },
  ];
  expect(categoriesFor(menu, 'JAIN')).toEqual([{ id: 'curries', dishes: [dal] }]);
  expect(categoriesFor(menu, undefined)).toEqual(menu);
});

test('a diet in the address stays chosen when no dish meets it any more, and then there are none', () => {
  const at = (search: string) => dietFrom(new URLSearchParams(search));
  expect([at('diet=jain'), at('diet=vegan'), at('diet=JAIN'), at('')]).toEqual([
    'JAIN',
    'VEGAN',
    undefined,
    undefined,
  ]);
  expect(categoriesFor([{ id: 'curries', dishes: [fish, paneer] }], at('diet=jain'))).toEqual([]);
});
