import { expect, it } from 'vitest';
import { stepBadge } from './onboarding-words.ts';

const step = { completed: false, status: 'PENDING', required: true } as const;

it.each([
  [step, 'PENDING', 'Required'],
  [{ ...step, required: false }, 'PENDING', 'Optional'],
  [{ ...step, completed: true, status: 'SUBMITTED' }, 'PENDING', 'Completed'],
  [{ ...step, completed: true, status: 'SUBMITTED' }, 'DOCUMENTS_SUBMITTED', 'Under Review'],
  [{ ...step, completed: true, status: 'SUBMITTED' }, 'UNDER_REVIEW', 'Under Review'],
  [{ ...step, completed: true, status: 'APPROVED' }, 'UNDER_REVIEW', 'Completed'],
  [{ ...step, status: 'REJECTED' }, 'REJECTED', 'Rejected'],
] as const)('%o in an application that is %s: %s', (given, application, badge) => {
  expect(stepBadge(given, application)).toBe(badge);
});
