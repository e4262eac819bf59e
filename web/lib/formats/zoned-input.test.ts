import { expect, it } from 'vitest';
import { momentOfInput, zonedInput, zoneWords } from './zoned-input.ts';

const pacific = 'America/Los_Angeles';

it.each([
  ['2026-11-17T09:00', '2026-11-17T17:00:00.000Z'],
  ['2026-07-01T00:30', '2026-07-01T07:30:00.000Z'],
  // Just before and after the clocks change.
  ['2026-03-08T01:59', '2026-03-08T09:59:00.000Z'],
  ['2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
  ['2026-11-01T03:00', '2026-11-01T11:00:00.000Z'],
])('%s on the west coast is %s, and back', (input, instant) => {
  expect(momentOfInput(input, pacific)?.toISOString()).toBe(instant);
  expect(zonedInput(new Date(instant), pacific)).toBe(input);
});

it('is no moment while it is empty', () => {
  expect(momentOfInput('', pacific)).toBeUndefined();
});

it('names the time zone', () => {
  expect(zoneWords(pacific)).toBe('Pacific Time');
});
