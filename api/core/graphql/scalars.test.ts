import { expect, test } from 'vitest';
import { DateTime } from './scalars.ts';

test.each([
  ['2011-08-30T13:22:53.108Z', '2011-08-30T13:22:53.108Z'],
  ['2011-08-30t13:22:53.108z', '2011-08-30T13:22:53.108Z'],
  ['2011-08-30T13:22:53.108-03:00', '2011-08-30T16:22:53.108Z'],
  ['2011-08-30T13:22+03:30', '2011-08-30T09:52:00.000Z'],
])('the moment %s is understood, as its specification says', (written, moment) => {
  expect(DateTime.parseValue(written).toISOString()).toBe(moment);
});

test.each([
  '2011-08-30T13:22:53.108',
  '2011-08-30',
  '2011-08-30T13:22:53.108-03',
  '2011-08-30T24:22:53.108Z',
  3,
])('the moment %s is refused', written => {
  expect(() => DateTime.parseValue(written)).toThrow('A moment is written as ISO 8601 with a zone');
});
