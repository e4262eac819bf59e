import { expect, it } from 'vitest';
import { applicationSteps } from './application-steps.ts';

const facts = {
  createdAt: '2026-11-10T17:00:00.000Z',
  documentsSubmittedAt: '2026-11-16T17:00:00.000Z',
  decidedAt: '2026-11-18T17:00:00.000Z',
  decisions: [],
};

it.each([
  ['PENDING', 'Documents submitted', 'you'],
  ['DOCUMENTS_SUBMITTED', 'Admin review', 'us'],
  ['UNDER_REVIEW', 'Decision', 'us'],
  ['REJECTED', 'Corrected and resubmitted', 'you'],
] as const)('%s waits at "%s" for %s', (status, title, waitingFor) => {
  const current = applicationSteps({ ...facts, status }).filter(({ state }) => state === 'current');
  expect(current).toEqual([{ title, state: 'current', waitingFor }]);
});

it('an approved application waits for no one', () => {
  const steps = applicationSteps({ ...facts, status: 'APPROVED' });
  expect(steps.every(({ state }) => state === 'done')).toBe(true);
  expect(steps.at(-1)).toMatchObject({ title: 'Approved', at: facts.decidedAt });
});
