import { expect, it } from 'vitest';
import { fullRefusal, hasSpot, spotsWords } from './spots-words.ts';

const offer = (lefts: number[], isFull = false) => ({
  isFull,
  weekdaySpots: lefts.map((left, position) => ({
    __typename: 'TiffinWeekdaySpots' as const,
    weekday: position + 1,
    left,
  })),
});

it('says when an offer is full, on which days, or how many spots are left when they are few', () => {
  expect(spotsWords(offer([0, 0, 1], true))).toBe('Full');
  expect(spotsWords(offer([0, 4, 0]))).toBe('Full on Mon and Wed');
  expect(spotsWords(offer([9, 1]))).toBe('1 spot left');
  expect(spotsWords(offer([9, 5]))).toBe('5 spots left');
});

it('says nothing while there is plenty, or no limit', () => {
  expect(spotsWords(offer([6, 9]))).toBeUndefined();
  expect(spotsWords(offer([]))).toBeUndefined();
});

it('lets one meal be tried while one day has a spot, also when a plan must have more', () => {
  expect(hasSpot(offer([0, 1], true))).toBe(true);
  expect(hasSpot(offer([0, 0], true))).toBe(false);
  expect(hasSpot(offer([]))).toBe(true);
});

it('names the full days of a refusal', () => {
  expect(fullRefusal([1, 2])).toEqual({
    message: 'This plan is full on Monday and Tuesday. Please choose other days, or join the waiting list.',
    field: 'weekdays',
  });
});
