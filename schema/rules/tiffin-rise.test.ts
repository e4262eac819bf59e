import { expect, it } from 'vitest';
import { isSmallRise, riseFrom } from './tiffin-rise.ts';

it('begins on the Monday after the first bill that comes a week later', () => {
  const wednesday = '2026-11-25';
  expect(riseFrom(wednesday)).toBe('2026-12-07');
});

it('counts a Saturday that is more than a week later', () => {
  const friday = '2026-11-27';
  expect(riseFrom(friday)).toBe('2026-12-07');
});

it('waits a week more when the notice comes on the day of a bill, after it perhaps', () => {
  const saturday = '2026-11-28';
  expect(riseFrom(saturday)).toBe('2026-12-14');
});

it('is small up to a tenth of what was agreed', () => {
  expect(isSmallRise(900, 990)).toBe(true);
  expect(isSmallRise(900, 991)).toBe(false);
});
