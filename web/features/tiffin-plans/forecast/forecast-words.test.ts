import { expect, it } from 'vitest';
import { forecastWords } from './forecast-words.ts';

const lunch = { __typename: 'TiffinForecast', serviceDate: '2026-11-30', mealtime: 'LUNCH' } as const;

it('says what Asha can expect', () => {
  const words = forecastWords({ ...lunch, ordered: 3, planned: 2, plannedPortions: 5, skipped: 1 });
  expect(words).toBe('3 ordered · 2 planned (5 portions) · 1 skipped');
});

it('leaves out what there is none of', () => {
  const words = forecastWords({ ...lunch, ordered: 0, planned: 1, plannedPortions: 1, skipped: 0 });
  expect(words).toBe('1 planned (1 portion)');
});
