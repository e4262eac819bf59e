import { formatMoney } from '../../../lib/formats/money.ts';
import { centsFrom } from '../../../lib/formats/typed-money.ts';
import type { refundableLines } from './refundable-lines.ts';

export type RefundKind = 'all' | 'plates' | 'sum';

export interface RefundDraft {
  kind: RefundKind;
  /** How many plates of the line at a position. */
  chosen: Record<number, number>;
  /** The sum as typed, in dollars. */
  typed: string;
}

interface Wanted {
  /** The amount to refund; NaN while no amount is typed. */
  cents: number;
  lines: { position: number; quantity: number }[] | null;
  /** What is still missing or too much. */
  complaint: string | undefined;
}

/** What a draft comes to. All that is left is sent as the sum that was read, so that no other goes back. */
export const wantedOf = (
  { kind, typed }: RefundDraft,
  plates: ReturnType<typeof refundableLines>,
  leftCents: number,
): Wanted => {
  if (kind === 'plates') {
    const { cents, wanted: lines } = plates;
    const complaint = lines.length === 0 ? 'Please choose at least one plate.' : overMuch(cents, leftCents);
    return { cents, lines, complaint };
  }
  const cents = kind === 'all' ? leftCents : centsFrom(typed);
  return {
    cents,
    lines: null,
    complaint: cents > 0 ? overMuch(cents, leftCents) : 'Please enter an amount.',
  };
};

const overMuch = (cents: number, leftCents: number): string | undefined =>
  cents > leftCents ? `At most ${formatMoney(leftCents)} can still be refunded.` : undefined;
