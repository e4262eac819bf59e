import { sql } from 'kysely';
import { payoutBusinessDays } from '../../../../schema/constants.ts';
import { businessDaysAfter } from '../../../../schema/rules/business-days.ts';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import type { Cents } from '../../../core/values/money.ts';
import { Order } from '../../orders/order.ts';
import { Dispute } from '../disputes/dispute.ts';
import { LedgerEntry } from '../ledger/ledger-entry.ts';
import { PayoutMade } from '../payment-events.ts';
import { lockPayouts } from './lock-payouts.sql.ts';
import { Payout, PayoutStatus } from './payout.ts';
import { PayoutEntry } from './payout-entry.ts';
import { unpaidLedgerEntries } from './unpaid-ledger-entries.ts';

const owedQuery = query({ LedgerEntry, Order, Dispute, PayoutEntry }, (from, { now }: Given<{ now: Date }>) =>
  from
    .selectFrom(unpaid => unpaidLedgerEntries(unpaid, now).as('due'))
    .groupBy('due.supplierId')
    .having(({ ref }) => sql<boolean>`-sum(${ref('due.kitchenCents')}) > 0`)
    .select('due.supplierId')
    .select(({ ref, fn }) => [
      sql<Cents>`-sum(${ref('due.kitchenCents')})::int`.as('cents'),
      fn.min('due.since').as('since'),
      fn<string[]>('array_agg', ['due.id']).as('entries'),
    ]),
);

type NewPayout = Pick<Payout, 'id' | 'supplierId' | 'amountCents' | 'createdAt' | 'expectedOn'>;

const storePayout = query({ Payout }, (on, given: Given<NewPayout>) =>
  on.insertInto('Payout').values({
    id: given.id,
    supplierId: given.supplierId,
    amountCents: given.amountCents,
    status: PayoutStatus.PENDING,
    createdAt: given.createdAt,
    expectedOn: given.expectedOn,
    updatedAt: sql`default`,
  }),
);

const storeEntries = query(
  { PayoutEntry },
  (on, { entries, payoutId }: Given<{ entries: readonly string[]; payoutId: string }>) =>
    on
      .insertInto('PayoutEntry')
      .columns(['entryId', 'payoutId'])
      .expression(from =>
        from
          .selectFrom(sql<{ id: string }>`unnest(${entries}::uuid[])`.as<'entry'>(sql`entry (id)`))
          .select(['entry.id', sql<string>`${payoutId}::uuid`.as('payoutId')]),
      ),
);

/**
 * Creates a payout for each kitchen that is owed money. A kitchen that owes us more than it earned gets
 * none; its debt is deducted from the next one. Returns the number of payouts.
 */
export const makePayouts = operation(everybody, async ({ sql, now, record }: Work): Promise<number> => {
  await lockPayouts(sql);
  const kitchens = await owedQuery.all(sql, { now });
  for (const { supplierId, cents, since, entries } of kitchens) {
    const id = newIdentifier(now);
    const expectedOn = businessDaysAfter(since, payoutBusinessDays);
    await storePayout.all(sql, { id, supplierId, amountCents: cents, createdAt: now, expectedOn });
    await storeEntries.all(sql, { entries, payoutId: id });
    record(new PayoutMade(id));
  }
  return kitchens.length;
});
