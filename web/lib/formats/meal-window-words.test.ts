import { describe, expect, it } from 'vitest';
import { platesLeftWords, windowWords } from './meal-window-words.ts';

const losAngeles = 'America/Los_Angeles';
const fridayNoon = new Date('2026-11-20T20:00:00Z');

describe('words for a meal window', () => {
  it('names today and the cut-off in the time of the kitchen', () => {
    const dinner = {
      serviceDate: '2026-11-20',
      mealtime: 'DINNER',
      cutOffAt: '2026-11-20T23:00:00Z',
    } as const;
    expect(windowWords(dinner, losAngeles, fridayNoon)).toBe('Today, dinner: order by 3 PM');
  });

  it('says the day of the cut-off when it is not today', () => {
    const lunch = { serviceDate: '2026-11-22', mealtime: 'LUNCH', cutOffAt: '2026-11-22T04:00:00Z' } as const;
    expect(windowWords(lunch, losAngeles, fridayNoon)).toBe('Sun, Nov 22, lunch: order by tomorrow, 8 PM');
  });

  it('keeps the evening before as the cut-off of an early meal', () => {
    const breakfast = {
      serviceDate: '2026-11-21',
      mealtime: 'BREAKFAST',
      cutOffAt: '2026-11-21T04:00:00Z',
    } as const;
    expect(windowWords(breakfast, losAngeles, fridayNoon)).toBe('Tomorrow, breakfast: order by 8 PM');
  });

  it('takes the day from the kitchen, not from the reader', () => {
    const lateInNewYork = new Date('2026-11-21T04:30:00Z');
    const dinner = {
      serviceDate: '2026-11-20',
      mealtime: 'DINNER',
      cutOffAt: '2026-11-21T04:45:00Z',
    } as const;
    expect(windowWords(dinner, 'America/New_York', lateInNewYork)).toBe('Today, dinner: order by 11:45 PM');
  });
});

it('mentions plates only when few are left', () => {
  expect([0, 1, 8, 9].map(platesLeftWords)).toEqual(['Sold out', '1 plate left', '8 plates left', null]);
});
