import { expect, it } from 'vitest';
import { actionWords, changeWords } from './audit-words.ts';

it('says what was done in words', () => {
  expect(actionWords('APPLICATION_APPROVED')).toBe('Application approved');
});

it('says what was changed from what to what, and what stayed once', () => {
  expect(
    changeWords([
      { fact: 'status', before: 'documents_submitted', after: 'under_review' },
      { fact: 'sessionsEnded', before: null, after: '2' },
      { fact: 'document', before: 'HEALTH_PERMIT', after: 'HEALTH_PERMIT' },
      { fact: 'documentId', before: null, after: '0190b5a0-0000-7000-8000-000000000000' },
      { fact: 'paused', before: 'true', after: null },
    ]),
  ).toEqual([
    'status: documents submitted → under review',
    'sessions ended: 2',
    'document: health permit',
    'paused: true → none',
  ]);
});
