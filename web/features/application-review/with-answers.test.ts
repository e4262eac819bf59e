import { expect, it } from 'vitest';
import { type Application, actInFront, documentInFront } from './next-act.ts';
import { withAnswers } from './with-answers.ts';

const step = (id: string) => ({ document: { id, status: 'SUBMITTED' } });
const latas = {
  id: 'application',
  status: 'DOCUMENTS_SUBMITTED',
  steps: [step('license'), step('permit'), { document: null }],
} as unknown as Application;

it('moves to the next item while a decision is saved', () => {
  const started = withAnswers(latas, new Map([['application', 'UNDER_REVIEW']]));
  expect(actInFront(started, documentInFront(started, null))).toBe('document');
  const accepted = withAnswers(
    latas,
    new Map([
      ['application', 'UNDER_REVIEW'],
      ['license', 'APPROVED'],
    ]),
  );
  expect(documentInFront(accepted, null)?.document.id).toBe('permit');
});

it('restores everything when nothing is being saved', () => {
  expect(withAnswers(latas, new Map())).toBe(latas);
});
