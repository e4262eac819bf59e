import { describe, expect, test } from 'vitest';
import { allergens } from '../constants.ts';
import { breaksDiet, contentsWith, type DishContents, type Eater, hasNeeds, isNever } from './breaks-diet.ts';

const dish = (given: Partial<DishContents> = {}): DishContents => ({
  allergens: [],
  diet: 'VEGETARIAN',
  marks: [],
  ...given,
});
const eater = (given: Partial<Eater> = {}): Eater => ({
  never: [],
  dislikes: [],
  diet: null,
  needs: [],
  ...given,
});
const isNeverFor = (given: Partial<Eater>, what: Partial<DishContents>) =>
  isNever(breaksDiet(dish(what), eater(given)));

test.each(allergens)('Aarav, who never eats %s, is asked about a dish with it and no other', allergen => {
  const aarav = eater({ never: [allergen] });
  for (const contained of allergens) {
    const broken = breaksDiet(dish({ allergens: [contained] }), aarav);
    expect(broken.allergens).toEqual(contained === allergen ? [allergen] : []);
    expect(isNever(broken)).toBe(contained === allergen);
  }
});

test('what Aarav only dislikes is said, and never asked about', () => {
  const broken = breaksDiet(dish({ allergens: ['MUSTARD'] }), eater({ dislikes: ['MUSTARD', 'FISH'] }));
  expect(broken.dislikes).toEqual(['MUSTARD']);
  expect(isNever(broken)).toBe(false);
});

describe('a dish whose allergens the cook has not given', () => {
  test('is unknown to who never eats something, not safe', () => {
    const broken = breaksDiet(dish({ allergens: null }), eater({ never: ['PEANUTS'] }));
    expect(broken).toMatchObject({ isUnknown: true, allergens: [] });
    expect(isNever(broken)).toBe(true);
    expect(isNeverFor({ needs: ['NO_EGG'] }, { allergens: null })).toBe(true);
  });

  test('says nothing against who has only a diet', () => {
    expect(isNeverFor({ diet: 'VEGETARIAN' }, { allergens: null })).toBe(false);
  });
});

test.each([
  ['VEGAN', ['VEGAN']],
  ['VEGETARIAN', ['VEGAN', 'VEGETARIAN']],
  ['EGG', ['VEGAN', 'VEGETARIAN', 'EGG']],
  ['NON_VEGETARIAN', ['VEGAN', 'VEGETARIAN', 'EGG', 'NON_VEGETARIAN']],
  [null, ['VEGAN', 'VEGETARIAN', 'EGG', 'NON_VEGETARIAN']],
] as const)('who eats %s eats %j', (diet, eaten) => {
  const all = ['VEGAN', 'VEGETARIAN', 'EGG', 'NON_VEGETARIAN'] as const;
  expect(all.filter(each => !isNeverFor({ diet }, { diet: each }))).toEqual(eaten);
});

test('a need is met by the promise of the cook alone', () => {
  expect(isNeverFor({ needs: ['JAIN'] }, { marks: ['NO_ONION_GARLIC'] })).toBe(true);
  expect(isNeverFor({ needs: ['JAIN'] }, { marks: ['JAIN', 'NO_ONION_GARLIC'] })).toBe(false);
  expect(isNeverFor({ needs: ['NO_ONION_GARLIC'] }, { marks: ['JAIN', 'NO_ONION_GARLIC'] })).toBe(false);
  expect(isNeverFor({ needs: ['NO_EGG'] }, { allergens: ['EGG'], diet: 'NON_VEGETARIAN' })).toBe(true);
  expect(isNeverFor({ needs: ['NO_EGG'] }, { allergens: ['MILK'], diet: 'NON_VEGETARIAN' })).toBe(false);
});

test('a dish that is marked as one with egg has egg, whatever its list says', () => {
  expect(isNeverFor({ needs: ['NO_EGG'] }, { diet: 'EGG' })).toBe(true);
  expect(breaksDiet(dish({ diet: 'EGG' }), eater({ never: ['EGG'] })).allergens).toEqual(['EGG']);
});

describe('with its choices a dish', () => {
  const ghee = { allergens: ['MILK' as const], diet: 'VEGETARIAN' as const };
  const fish = { allergens: ['FISH' as const, 'MUSTARD' as const], diet: 'NON_VEGETARIAN' as const };
  const thali = dish({ diet: 'VEGAN', allergens: ['MUSTARD'] });

  test('has the allergens of both, each once, and the diet that is least strict', () => {
    expect(contentsWith(thali, [])).toEqual(thali);
    expect(contentsWith(thali, [ghee, fish])).toEqual({
      allergens: ['MUSTARD', 'MILK', 'FISH'],
      diet: 'NON_VEGETARIAN',
      marks: [],
    });
    expect(contentsWith(thali, [fish, ghee]).diet).toBe('NON_VEGETARIAN');
    expect(contentsWith(thali, [{ allergens: [], diet: null }]).diet).toBe('VEGAN');
  });

  test('stays unknown', () => {
    expect(contentsWith(dish({ allergens: null }), [ghee]).allergens).toBeNull();
  });
});

test('who only dislikes something, or eats every diet, has no needs', () => {
  expect(hasNeeds(eater({ dislikes: ['SOY'], diet: 'NON_VEGETARIAN' }))).toBe(false);
  for (const given of [{ never: ['SOY' as const] }, { diet: 'EGG' as const }, { needs: ['NO_EGG' as const] }])
    expect(hasNeeds(eater(given))).toBe(true);
});
