import { describe, expect, test } from 'vitest';
import { type RefundDraft, wantedOf } from './refund-draft.ts';
import { refundableLines } from './refundable-lines.ts';

const order = {
  lines: [
    { position: 1, quantity: 3, dishName: 'Dosa', choices: [], unitPrice: { cents: 900, text: '$9.00' } },
  ],
  refunds: [],
};
const draft = (changes: Partial<RefundDraft>): RefundDraft => ({
  kind: 'all',
  chosen: {},
  typed: '',
  ...changes,
});
const wanted = (changes: Partial<RefundDraft>, leftCents = 2700) =>
  wantedOf(draft(changes), refundableLines(order, changes.chosen ?? {}), leftCents);

describe('a refund', () => {
  test('of all that is left is the sum that was read', () => {
    expect(wanted({})).toEqual({ cents: 2700, lines: null, complaint: undefined });
    expect(wanted({}, 450)).toEqual({ cents: 450, lines: null, complaint: undefined });
  });

  test('of plates is what they cost, and needs some', () => {
    const chosen = { 1: 2 };
    const lines = [{ position: 1, quantity: 2 }];
    expect(wanted({ kind: 'plates', chosen })).toEqual({ cents: 1800, lines, complaint: undefined });
    expect(wanted({ kind: 'plates' }).complaint).toBe('Please choose at least one plate.');
    expect(wanted({ kind: 'plates', chosen }, 1000).complaint).toBe('At most $10.00 can still be refunded.');
  });

  test('of a sum is an amount up to what is left', () => {
    expect(wanted({ kind: 'sum', typed: '4.50' })).toEqual({ cents: 450, lines: null, complaint: undefined });
    for (const typed of ['', '0', 'four']) {
      expect(wanted({ kind: 'sum', typed }).complaint).toBe('Please enter an amount.');
    }
    expect(wanted({ kind: 'sum', typed: '27.01' }).complaint).toBe('At most $27.00 can still be refunded.');
  });
});
