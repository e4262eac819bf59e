import { expect, test } from 'vitest';
import { type AdjustmentDraft, adjustmentCents, adjustmentDraft } from './adjustment-draft.ts';

const draft: AdjustmentDraft = { direction: 'give', amount: '12.50', reason: 'A broken box.' };

test('what is given is above zero, what is taken below', () => {
  expect(adjustmentCents(draft)).toBe(1250);
  expect(adjustmentCents({ ...draft, direction: 'take' })).toBe(-1250);
});

test.each([
  ['', 'Please enter an amount.'],
  ['0', 'Please enter an amount.'],
  ['twelve', 'Please enter an amount.'],
  ['1000.01', 'At most $1,000 at a time.'],
])('%j is refused', (amount, message) => {
  expect(adjustmentDraft.safeParse({ ...draft, amount }).error?.issues).toMatchObject([
    { path: ['amount'], message },
  ]);
});
