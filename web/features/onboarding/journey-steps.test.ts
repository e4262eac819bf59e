import { expect, it } from 'vitest';
import { journeySteps } from './journey-steps.ts';

it.each([
  ['PENDING', 1, ['current', 'waiting', 'waiting', 'waiting']],
  ['PENDING', 2, ['done', 'current', 'waiting', 'waiting']],
  ['REJECTED', 2, ['done', 'current', 'waiting', 'waiting']],
  ['DOCUMENTS_SUBMITTED', 3, ['done', 'done', 'current', 'waiting']],
  ['UNDER_REVIEW', 3, ['done', 'done', 'done', 'waiting']],
  ['APPROVED', 4, ['done', 'done', 'done', 'done']],
] as const)('%s at step %i', (status, step, states) => {
  expect(journeySteps(status, step).map(({ state }) => state)).toEqual(states);
});
