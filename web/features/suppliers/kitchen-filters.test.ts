import { expect, it } from 'vitest';
import { filtersFrom, type KitchenFilters, paramsFor, sortInUse } from './kitchen-filters.ts';
import { narrows, noFilters } from './no-filters.ts';

const everything: KitchenFilters = {
  text: 'paneer & rice',
  cuisine: 'South Indian',
  minimumRating: 4.5,
  diet: 'NO_ONION_GARLIC',
  meal: 'tomorrow-lunch',
  isCheap: true,
  deliversToMe: true,
  sort: 'NAME',
  view: 'list',
};

it('round-trips through the URL', () => {
  expect(filtersFrom(new URLSearchParams(paramsFor(everything).toString()))).toEqual(everything);
});

it.each(['RATING', 'DISTANCE', 'NAME'] as const)('keeps the order %s in the address', sort => {
  expect(filtersFrom(paramsFor({ ...noFilters, sort })).sort).toBe(sort);
});

it('sorts by distance only when it is known from where', () => {
  expect(sortInUse('DISTANCE', true)).toBe('DISTANCE');
  expect(sortInUse('DISTANCE', false)).toBe('RATING');
  expect(sortInUse('NAME', false)).toBe('NAME');
});

it('leaves the address plain when nothing is filtered', () => {
  expect(paramsFor(noFilters).toString()).toBe('');
  expect(filtersFrom(new URLSearchParams())).toEqual(noFilters);
});

it('ignores what somebody typed into the address by hand', () => {
  const odd = new URLSearchParams('cuisine=Klingon&diet=carnivore&rating=9&meal=never&sort=price&view=map');
  expect(filtersFrom(odd)).toEqual(noFilters);
});

it('counts neither text, sorting nor view as narrowing', () => {
  expect(narrows({ ...noFilters, text: 'dosa', sort: 'NAME', view: 'list' })).toBe(false);
  expect(narrows({ ...noFilters, diet: 'JAIN' })).toBe(true);
  expect(narrows({ ...noFilters, meal: 'today-dinner' })).toBe(true);
});
