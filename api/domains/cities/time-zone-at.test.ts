import { expect, test } from 'vitest';
import { timeZoneAt } from './time-zone-at.ts';

test.each([
  ['San Jose', 'CA', -121.89, 'America/Los_Angeles'],
  ['Edison', 'NJ', -74.41, 'America/New_York'],
  ['Pensacola', 'FL', -87.22, 'America/Chicago'],
  ['Orlando', 'FL', -81.38, 'America/New_York'],
  ['El Paso', 'TX', -106.43, 'America/Denver'],
  ['Irving', 'TX', -96.95, 'America/Chicago'],
  ['Knoxville', 'TN', -83.94, 'America/New_York'],
  ['Nashville', 'TN', -86.78, 'America/Chicago'],
  ['Phoenix', 'AZ', -112.07, 'America/Phoenix'],
  ['Honolulu', 'HI', -157.86, 'Pacific/Honolulu'],
])('the clocks of %s, %s', (_, state, longitude, zone) => {
  expect(timeZoneAt(state, longitude)).toBe(zone);
});
