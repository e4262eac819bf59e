import { sql } from 'kysely';
import { type Given, query } from '../../../core/query/query.ts';
import { UnmatchedPayment } from '../paying/unmatched-payment.ts';
import { Payment } from '../payment.ts';
import { RefundStatus } from '../payment-enums.ts';
import { ProviderFailure } from '../provider-tasks/provider-failure.ts';
import { Refund } from '../refunding/refund.ts';
import { LedgerEntry } from './ledger-entry.ts';

type Now = Given<{ now: Date }>;

export const owedOtherwise = query({ LedgerEntry, Refund }, (from, _: Now) =>
  from
    .selectNoFrom(({ val }) => val('refunds').as('what'))
    .where(({ selectFrom }) => {
      const owed = selectFrom('LedgerEntry').select(({ ref }) =>
        sql<string>`-sum(${ref('customerCents')})`.as('owed'),
      );
      const pending = selectFrom('Refund')
        .where('status', '<>', RefundStatus.SUCCEEDED)
        .select(({ fn }) => fn.sum('amountCents').as('pending'));
      return sql<boolean>`coalesce(${owed}, 0) <> coalesce(${pending}, 0)`;
    }),
);

export const failedRefunds = query({ Refund, Payment }, (from, _: Now) =>
  from
    .selectFrom('Refund as r')
    .innerJoin('Payment as p', 'p.id', 'r.paymentId')
    .where('r.status', '=', RefundStatus.FAILED)
    .select('p.orderNumber as what'),
);

export const refusedTasks = query({ ProviderFailure }, (from, { now }: Now) =>
  from
    .selectFrom('ProviderFailure as f')
    .where(({ eb, or }) =>
      or([
        eb('f.nextTryAt', 'is', null),
        eb('f.firstFailedAt', '<=', sql<string>`${now}::timestamptz - interval '1 day'`),
      ]),
    )
    .select('f.subjectName as what')
    .orderBy('f.firstFailedAt')
    .orderBy('f.id'),
);

export const unmatchedPayments = query({ UnmatchedPayment }, (from, _: Now) =>
  from
    .selectFrom('UnmatchedPayment as u')
    .where('u.closedAt', 'is', null)
    .where('u.disputeId', 'is', null)
    .select('u.intentId as what'),
);

export const unmatchedDisputes = query({ UnmatchedPayment }, (from, _: Now) =>
  from
    .selectFrom('UnmatchedPayment as u')
    .where('u.closedAt', 'is', null)
    .where('u.disputeId', 'is not', null)
    .select('u.disputeId as what'),
);
