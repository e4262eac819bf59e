import { expect, it } from 'vitest';
import { clockText, spokenTimeLeft } from './time-left.ts';

const noon = new Date('2026-11-23T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

it.each([
  [300, '5 min 00 s'],
  [247, '4 min 07 s'],
  [60, '1 min 00 s'],
  [59.4, '1 min 00 s'],
  [1, '1 s'],
  [0.2, '1 s'],
  [3600, '1 h 00 min 00 s'],
  [7447, '2 h 04 min 07 s'],
])('shows %s seconds as %s', (seconds, shown) => {
  expect(clockText(after(seconds), noon)).toBe(shown);
});

it.each([0, -1, -3600])('shows nothing %s seconds after', seconds => {
  expect(clockText(after(seconds), noon)).toBeUndefined();
});

it.each([
  [300, '5 minutes left to cancel.'],
  [299, '4 minutes left to cancel.'],
  [60, '1 minute left to cancel.'],
  [59, 'Less than a minute left to cancel.'],
  [3600, '1 hour left to cancel.'],
  [7500, '2 hours and 5 minutes left to cancel.'],
  [0, 'The time to cancel is over.'],
  [-5, 'The time to cancel is over.'],
])('says %s seconds as "%s"', (seconds, spoken) => {
  expect(spokenTimeLeft(after(seconds), noon)).toBe(spoken);
});
