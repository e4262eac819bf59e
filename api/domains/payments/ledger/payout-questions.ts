import { sql } from 'kysely';
import { type Given, query } from '../../../core/query/query.ts';
import { Dispute, DisputeStatus } from '../disputes/dispute.ts';
import { DisputeMovement } from '../disputes/dispute-movement.ts';
import { Payout, PayoutStatus } from '../payouts/payout.ts';
import { PayoutEntry } from '../payouts/payout-entry.ts';
import { LedgerEntry, LedgerKind } from './ledger-entry.ts';

type Now = Given<{ now: Date }>;

export const unsettledDisputes = query({ Dispute, DisputeMovement, LedgerEntry }, (from, { now }: Now) =>
  from
    .selectFrom('Dispute as d')
    .leftJoin('DisputeMovement as m', 'm.disputeId', 'd.id')
    .leftJoin('LedgerEntry as e', join =>
      join.on('e.kind', '=', LedgerKind.DISPUTE_LOST).onRef('e.sourceId', '=', 'd.id'),
    )
    .where('d.closedAt', '<=', sql<string>`${now}::timestamptz - interval '1 day'`)
    .groupBy(['d.id', 'e.id'])
    .having(({ eb, or, and, ref }) =>
      or([
        sql<boolean>`coalesce(sum(${ref('m.amountCents')}), 0) <> coalesce(${ref('e.disputedCents')}, 0)`,
        and([eb('d.status', '=', DisputeStatus.LOST), eb('e.id', 'is', null)]),
      ]),
    )
    .select('d.orderNumber as what'),
);

export const payoutsOfOtherSums = query({ Payout, PayoutEntry, LedgerEntry }, (from, _: Now) =>
  from
    .selectFrom('Payout as p')
    .leftJoin('PayoutEntry as part', 'part.payoutId', 'p.id')
    .leftJoin('LedgerEntry as e', 'e.id', 'part.entryId')
    .where('p.status', '<>', PayoutStatus.WITHDRAWN)
    .groupBy('p.id')
    .having(({ ref }) => sql<boolean>`${ref('p.amountCents')} <> coalesce(-sum(${ref('e.kitchenCents')}), 0)`)
    .select(({ ref }) => sql<string>`${ref('p.id')}::text`.as('what')),
);

export const paidOutButNotEntered = query({ Payout, LedgerEntry }, (from, _: Now) =>
  from
    .selectFrom('Payout as p')
    .leftJoin('LedgerEntry as e', join =>
      join.onRef('e.sourceId', '=', 'p.id').on('e.kind', '=', LedgerKind.PAYOUT),
    )
    .where('p.status', '=', PayoutStatus.PAID)
    .where(({ eb, ref }) => eb('p.amountCents', 'is distinct from', ref('e.kitchenCents')))
    .select(({ ref }) => sql<string>`${ref('p.id')}::text`.as('what')),
);
