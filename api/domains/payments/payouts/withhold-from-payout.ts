import { sql } from 'kysely';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import type { Cents } from '../../../core/values/money.ts';
import { LedgerEntry } from '../ledger/ledger-entry.ts';
import { ProviderFailure, ProviderTask } from '../provider-tasks/provider-failure.ts';
import { lockPayouts } from './lock-payouts.sql.ts';
import { Payout, PayoutStatus } from './payout.ts';
import { PayoutEntry } from './payout-entry.ts';

const unsentQuery = query(
  { Payout, PayoutEntry, LedgerEntry },
  (from, { orderId }: Given<{ orderId: string }>) =>
    from
      .selectFrom('Payout as p')
      .innerJoin('PayoutEntry as part', 'part.payoutId', 'p.id')
      .innerJoin('LedgerEntry as e', 'e.id', 'part.entryId')
      .where('p.status', '=', PayoutStatus.PENDING)
      .where('p.sendingAt', 'is', null)
      .where('e.orderId', '=', orderId)
      .distinct()
      .select('p.id'),
);

const removeOrder = query(
  { PayoutEntry, LedgerEntry },
  (on, { payoutId, orderId }: Given<{ payoutId: string; orderId: string }>) =>
    on
      .deleteFrom('PayoutEntry as part')
      .using('LedgerEntry as e')
      .whereRef('e.id', '=', 'part.entryId')
      .where('part.payoutId', '=', payoutId)
      .where('e.orderId', '=', orderId),
);

const storeRest = query(
  { Payout, PayoutEntry, LedgerEntry },
  (on, { payoutId, restId }: Given<{ payoutId: string; restId: string }>) =>
    on
      .insertInto('Payout')
      .columns(['id', 'supplierId', 'amountCents', 'status', 'createdAt', 'expectedOn'])
      .expression(from =>
        from
          .selectFrom('Payout as p')
          .innerJoin('PayoutEntry as part', 'part.payoutId', 'p.id')
          .innerJoin('LedgerEntry as e', 'e.id', 'part.entryId')
          .where('p.id', '=', payoutId)
          .groupBy('p.id')
          .having(({ ref }) => sql<boolean>`-sum(${ref('e.kitchenCents')}) > 0`)
          .select(({ ref, val }) => [
            sql<string>`${restId}::uuid`.as('id'),
            'p.supplierId',
            sql<Cents>`-sum(${ref('e.kitchenCents')})`.as('amountCents'),
            val(PayoutStatus.PENDING).as('status'),
            'p.createdAt',
            'p.expectedOn',
          ]),
      )
      .returning('id'),
);

const moveEntries = query(
  { PayoutEntry },
  (on, { payoutId, restId }: Given<{ payoutId: string; restId: string }>) =>
    on.updateTable('PayoutEntry').set({ payoutId: restId }).where('payoutId', '=', payoutId),
);

const removeEntries = query({ PayoutEntry }, (on, { payoutId }: Given<{ payoutId: string }>) =>
  on.deleteFrom('PayoutEntry').where('payoutId', '=', payoutId),
);

const removeFailure = query({ ProviderFailure }, (on, { payoutId }: Given<{ payoutId: string }>) =>
  on
    .deleteFrom('ProviderFailure')
    .where('task', '=', ProviderTask.SEND_PAYOUT)
    .where('subjectId', '=', payoutId),
);

/** Its row stays: programs that copied it learn from its status that it is not paid. */
const withdraw = query({ Payout }, (on, { payoutId }: Given<{ payoutId: string }>) =>
  on.updateTable('Payout').set({ status: PayoutStatus.WITHDRAWN }).where('id', '=', payoutId),
);

/**
 * Removes a disputed order from a payout that is not sent yet: the rest becomes a new payout with a new ID, because the
 * card provider identifies a payout by ID and amount. A payout in progress stays; a loss is deducted from the next one.
 */
export const withholdFromPayout = async ({ sql, now }: Work, orderId: string): Promise<void> => {
  // Payouts that are made meanwhile could include the order before we commit.
  await lockPayouts(sql);
  for (const { id: payoutId } of await unsentQuery.all(sql, { orderId })) {
    await removeOrder.all(sql, { payoutId, orderId });
    const rest = await storeRest.first(sql, { payoutId, restId: newIdentifier(now) });
    // If nothing is left to pay, the entries go into the next payout.
    if (rest) await moveEntries.all(sql, { payoutId, restId: rest.id });
    else await removeEntries.all(sql, { payoutId });
    await removeFailure.all(sql, { payoutId });
    await withdraw.all(sql, { payoutId });
  }
};
