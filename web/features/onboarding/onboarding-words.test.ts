import { expect, it } from 'vitest';
import { fileSize, stepBadge } from './onboarding-words.ts';

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

it.each([
  [1, '1 KB'],
  [300_000, '293 KB'],
  [1_500_000, '1.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
