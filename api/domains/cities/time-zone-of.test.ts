import { expect, test } from 'vitest';
import { usStates } from '../../../schema/us-states.ts';
import { cities } from '../../demo/cities.ts';
import { timeZoneOf } from './time-zone-of.ts';

test('the cities of the demo have their time zones', () => {
  for (const city of cities) expect([city.name, timeZoneOf(city)]).toEqual([city.name, city.timeZone]);
});

test.each([
  ['Pensacola', 'FL', 30.42, -87.22, 'America/Chicago'],
  ['Tallahassee', 'FL', 30.44, -84.28, 'America/New_York'],
  ['El Paso', 'TX', 31.76, -106.49, 'America/Denver'],
  ['Knoxville', 'TN', 35.96, -83.92, 'America/New_York'],
  ['Nashville', 'TN', 36.16, -86.78, 'America/Chicago'],
  ['Louisville', 'KY', 38.25, -85.76, 'America/New_York'],
  ['Bowling Green', 'KY', 36.99, -86.44, 'America/Chicago'],
  ['Gary', 'IN', 41.59, -87.35, 'America/Chicago'],
  ['Indianapolis', 'IN', 39.77, -86.16, 'America/New_York'],
  ['Evansville', 'IN', 37.97, -87.57, 'America/Chicago'],
  ['Rapid City', 'SD', 44.08, -103.23, 'America/Denver'],
  ["Coeur d'Alene", 'ID', 47.68, -116.78, 'America/Los_Angeles'],
  ['Boise', 'ID', 43.62, -116.2, 'America/Denver'],
  ['Phoenix', 'AZ', 33.45, -112.07, 'America/Phoenix'],
  ['Honolulu', 'HI', 21.31, -157.86, 'Pacific/Honolulu'],
])('%s, %s', (_, state, latitude, longitude, zone) => {
  expect(timeZoneOf({ state, latitude, longitude })).toBe(zone);
});

test('every state has a time zone', () => {
  for (const state of usStates) {
    const timeZone = timeZoneOf({ state, latitude: 40, longitude: -95 });
    expect(new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
  }
});
