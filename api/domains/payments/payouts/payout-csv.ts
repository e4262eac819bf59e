import { stringify } from 'csv-stringify/sync';
import { harmlessCell } from '../../../core/values/harmless-cell.ts';
import type { Cents, Money } from '../../../core/values/money.ts';
import type { PayoutLine } from './payout.ts';

const columns = [
  'day',
  'order',
  'gross',
  'platform_fee',
  'card_fee_paid_by_marketplace',
  'adjustments',
  'net',
  'note',
] as const;

const amounts = ['gross', 'platformFee', 'cardFee', 'adjustments', 'net'] as const;

const decimal = (cents: Cents): string => (cents / 100).toFixed(2);
const cellsOf = (of: Record<(typeof amounts)[number], Money>) => amounts.map(name => decimal(of[name].cents));

/** Formats the statement of a payout as CSV, with totals in the last row. */
export const payoutCsv = (lines: readonly PayoutLine[]): string => {
  const sums = amounts.map(name => decimal(lines.reduce((sum, line) => sum + line[name].cents, 0)));
  return stringify(
    [
      columns,
      ...lines.map(line => [
        line.day,
        line.orderNumber ?? '',
        ...cellsOf(line),
        harmlessCell(line.words ?? ''),
      ]),
      ['total', '', ...sums, ''],
    ],
    { record_delimiter: 'windows' },
  );
};
