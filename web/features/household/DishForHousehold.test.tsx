import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import DishForHousehold from './DishForHousehold.tsx';

type Props = Parameters<typeof DishForHousehold>[0];

const eater = (name: string, given: Partial<Props['people'][number]> = {}): Props['people'][number] => ({
  __typename: 'HouseholdMember',
  id: name,
  name,
  never: [],
  dislikes: [],
  diet: null,
  needs: [],
  ...given,
});
const dish: Props['dish'] = { allergens: ['MILK', 'PEANUTS'], diet: 'VEGETARIAN', marks: [] };
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('names who never eats a dish and why, those with the same reason together', () => {
  const people = [
    eater('Aarav', { never: ['PEANUTS'] }),
    eater('Dadi', { diet: 'VEGAN', needs: ['JAIN'] }),
    eater('Nana', { never: ['PEANUTS', 'SOY'] }),
    eater('Me', { dislikes: ['MILK'] }),
  ];
  renderScreen(<DishForHousehold dish={dish} people={people} />);
  expect(lines()).toEqual([
    'Contains peanuts: never for Aarav and Nana',
    'Not vegan · Not marked Jain: never for Dadi',
    'Contains milk: disliked by Me',
  ]);
});

it('counts what is chosen about the dish', () => {
  const people = [eater('Aarav', { never: ['FISH'], diet: 'VEGETARIAN' })];
  const choices = [{ allergens: ['FISH' as const], diet: 'NON_VEGETARIAN' as const }];
  renderScreen(<DishForHousehold dish={dish} choices={choices} people={people} />);
  expect(lines()).toEqual(['Contains fish · Not vegetarian: never for Aarav']);
});

it('says that a dish without an answer is unknown, and nothing of one that suits everyone', () => {
  const people = [eater('Aarav', { never: ['FISH'] })];
  const { leave } = renderScreen(<DishForHousehold dish={{ ...dish, allergens: null }} people={people} />);
  expect(lines()).toEqual(['Allergens unknown: never for Aarav']);
  leave();
  renderScreen(<DishForHousehold dish={dish} people={people} />);
  expect(lines()).toEqual([]);
});
