import { expect, it } from 'vitest';
import { businessDaysAfter, businessDaysSince } from './business-days.ts';

it.each([
  ['over a weekend', '2026-11-20T15:00:00Z', 3, '2026-11-25'],
  ['over Thanksgiving', '2026-11-23T15:00:00Z', 5, '2026-12-01'],
  ['over Independence Day, observed on a Friday', '2026-07-01T15:00:00Z', 3, '2026-07-07'],
  ['over Christmas and New Year', '2026-12-23T15:00:00Z', 5, '2026-12-31'],
  ["over a New Year's Day observed in the old year", '2027-12-30T15:00:00Z', 1, '2028-01-03'],
  ['from an evening in New York that is the next day in London', '2026-11-20T03:30:00Z', 1, '2026-11-20'],
])('reckons %s', (_, from, count, day) => {
  expect(businessDaysAfter(from, count)).toBe(day);
});

it('counts no day of a weekend or holiday as waited', () => {
  const wednesday = '2026-11-25T15:00:00Z';
  expect(businessDaysSince(wednesday, new Date('2026-11-25T22:00:00Z'))).toBe(0);
  expect(businessDaysSince(wednesday, new Date('2026-11-26T15:00:00Z'))).toBe(0);
  expect(businessDaysSince(wednesday, new Date('2026-11-27T15:00:00Z'))).toBe(1);
  expect(businessDaysSince(wednesday, new Date('2026-11-29T15:00:00Z'))).toBe(1);
});
