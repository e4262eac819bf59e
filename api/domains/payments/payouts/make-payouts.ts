import { payoutBusinessDays } from '../../../../schema/constants.ts';
import { businessDaysAfter } from '../../../../schema/rules/business-days.ts';
import { newIdentifier } from '../../../core/identifier.ts';
import type { Cents } from '../../../core/money.ts';
import { operation, type Work } from '../../../core/operation.ts';
import { everybody } from '../../../core/rules.ts';
import { unpaidLedgerEntries } from './unpaid-ledger-entries.ts';

/**
 * Creates a payout for each kitchen that is owed money. A kitchen that owes us more than it earned gets
 * none; its debt is deducted from the next one. Returns the number of payouts.
 */
export const makePayouts = operation(everybody, async ({ sql, now }: Work): Promise<number> => {
  // Concurrent runs would pay the same entries twice.
  await sql.rows('lock table payouts in share row exclusive mode');
  const kitchens = await sql.rows<{ supplierId: string; cents: Cents; since: string; entries: string[] }>(
    `select supplier_id as "supplierId", -sum(kitchen_cents)::int as cents, min(since) as since,
       array_agg(id) as entries
     from (${unpaidLedgerEntries('$1')}) due group by supplier_id having -sum(kitchen_cents) > 0`,
    [now],
  );
  for (const { supplierId, cents, since, entries } of kitchens) {
    const id = newIdentifier(now);
    await sql.rows(
      `insert into payouts (id, supplier_id, amount_cents, status, created_at, expected_on)
       values ($1, $2, $3, 'PENDING', $4, $5)`,
      [id, supplierId, cents, now, businessDaysAfter(since, payoutBusinessDays)],
    );
    await sql.rows('insert into payout_entries (entry_id, payout_id) select unnest($1::uuid[]), $2::uuid', [
      entries,
      id,
    ]);
  }
  return kitchens.length;
});
