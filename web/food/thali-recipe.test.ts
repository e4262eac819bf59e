import { expect, it } from 'vitest';
import { thaliRecipe } from './thali-recipe.ts';

it('draws the same plate for the same dish, always', () => {
  expect(thaliRecipe('dish-7', 'Punjabi')).toEqual(thaliRecipe('dish-7', 'Punjabi'));
});

it('draws different plates for different dishes', () => {
  const plates = Array.from({ length: 40 }, (_, dish) =>
    JSON.stringify(thaliRecipe(`dish-${dish}`, 'Bengali')),
  );
  expect(new Set(plates).size).toBe(40);
});

it('lays southern meals on a banana leaf with rice, and northern ones beside bread', () => {
  expect(thaliRecipe('any', 'Kerala')).toMatchObject({ onLeaf: true, staple: 'rice' });
  expect(thaliRecipe('any', 'Punjabi')).toMatchObject({ onLeaf: false, staple: 'bread' });
});

it('never puts the same curry into two bowls', () => {
  for (let dish = 0; dish < 40; dish += 1) {
    const { bowls } = thaliRecipe(`dish-${dish}`, 'Odia');
    expect(new Set(bowls.map(bowl => bowl.color)).size).toBe(bowls.length);
  }
});
