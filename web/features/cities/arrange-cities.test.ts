import { expect, it } from 'vitest';
import { arrangeCities, type CityWish, sortInUse } from './arrange-cities.ts';

const austin = { name: 'Austin', state: 'TX', latitude: 30.27, longitude: -97.74, supplierCount: 5 };
const dallas = { name: 'Dallas', state: 'TX', latitude: 32.78, longitude: -96.8, supplierCount: 2 };
const sanJose = { name: 'San Jose', state: 'CA', latitude: 37.34, longitude: -121.89, supplierCount: 7 };
const fremont = { name: 'Fremont', state: 'CA', latitude: 37.55, longitude: -121.99, supplierCount: 4 };
const cities = [dallas, sanJose, austin, fremont];

const inFremont = { latitude: 37.55, longitude: -121.99 };
const wish: CityWish = { search: '', sort: 'DISTANCE', nearbyOnly: false, from: inFremont };
const names = (changes: Partial<CityWish>) =>
  arrangeCities(cities, { ...wish, ...changes }).map(({ city }) => city.name);

it('sorts by distance and shows the miles', () => {
  expect(names({})).toEqual(['Fremont', 'San Jose', 'Dallas', 'Austin']);
  expect(arrangeCities([fremont], wish)[0]?.miles).toBe(0);
});

it('sorts by name and by the number of suppliers', () => {
  expect(names({ sort: 'NAME' })).toEqual(['Austin', 'Dallas', 'Fremont', 'San Jose']);
  expect(names({ sort: 'SUPPLIERS' })).toEqual(['San Jose', 'Austin', 'Fremont', 'Dallas']);
});

it('falls back to names while the location is unknown', () => {
  expect(sortInUse({ sort: 'DISTANCE', from: null })).toBe('NAME');
  expect(sortInUse({ sort: 'SUPPLIERS', from: null })).toBe('SUPPLIERS');
  expect(names({ from: null })).toEqual(['Austin', 'Dallas', 'Fremont', 'San Jose']);
});

it('searches city and state, in any case', () => {
  expect(names({ search: ' tx ' })).toEqual(['Dallas', 'Austin']);
  expect(names({ search: 'JOSE' })).toEqual(['San Jose']);
  expect(names({ search: 'fremont, ca' })).toEqual(['Fremont']);
  expect(names({ search: 'atlantis' })).toEqual([]);
});

it('keeps to 100 miles when asked, if it is known from where', () => {
  expect(names({ nearbyOnly: true })).toEqual(['Fremont', 'San Jose']);
  expect(names({ nearbyOnly: true, from: null })).toHaveLength(4);
});
