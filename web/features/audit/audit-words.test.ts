import { expect, it } from 'vitest';
import { actionWords } from '../../lib/action-words.ts';
import { changeWords } from './audit-words.ts';

it('says what was done in words', () => {
  expect(actionWords('APPLICATION_APPROVED')).toBe('Application approved');
});

it('shows a time as it is stored', () => {
  const until = '2026-11-25T02:30:00.000Z';
  expect(changeWords([{ fact: 'until', before: null, after: until }])).toEqual([`until: ${until}`]);
});

it('says what was changed from what to what, and what stayed once', () => {
  expect(
    changeWords([
      { fact: 'status', before: 'documents_submitted', after: 'under_review' },
      { fact: 'sessionsEnded', before: null, after: '2' },
      { fact: 'document', before: 'HEALTH_PERMIT', after: 'HEALTH_PERMIT' },
      { fact: 'documentId', before: null, after: '0190b5a0-0000-7000-8000-000000000000' },
      { fact: 'fullName', before: null, after: 'Lata Menon' },
      { fact: 'paused', before: 'true', after: null },
    ]),
  ).toEqual([
    'status: documents submitted → under review',
    'sessions ended: 2',
    'document: health permit',
    'full name: Lata Menon',
    'paused: true → none',
  ]);
});

it('abbreviations keep their capitals', () => {
  expect(actionWords('API_TOKEN_CREATED')).toBe('API token created');
  expect(actionWords('EIN_RELEASED')).toBe('EIN released');
  expect(changeWords([{ fact: 'apiTokensEnded', before: null, after: '2' }])).toEqual([
    'API tokens ended: 2',
  ]);
});
