import { sql } from 'kysely';
import { type Given, query } from '../../../core/query/query.ts';
import { TiffinBill } from '../bills/tiffin-bill.ts';
import { TiffinCredit } from '../credit/tiffin-credit.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus, TiffinBillStatus } from '../payment-enums.ts';
import { LedgerEntry, LedgerKind } from './ledger-entry.ts';

type Now = Given<{ now: Date }>;

/** The ID of the customer, of a credit that has no entries as well as of entries that have no credit. */
export const creditOtherwise = query({ TiffinCredit, LedgerEntry }, (from, _: Now) =>
  from
    .selectFrom('TiffinCredit as c')
    .fullJoin(
      entries =>
        entries
          .selectFrom('LedgerEntry')
          .where('creditCents', '<>', 0)
          .groupBy(['customerId', 'supplierId'])
          .select(['customerId', 'supplierId', ({ fn }) => fn.sum<number>('creditCents').as('cents')])
          .as('e'),
      join => join.onRef('e.customerId', '=', 'c.customerId').onRef('e.supplierId', '=', 'c.supplierId'),
    )
    .where(({ ref }) => sql<boolean>`coalesce(${ref('c.cents')}, 0) <> coalesce(-${ref('e.cents')}, 0)`)
    .select(({ ref }) =>
      sql<string>`coalesce(${ref('c.customerId')}, ${ref('e.customerId')})::text`.as('what'),
    ),
);

export const billsPaidButNotEntered = query({ TiffinBill, LedgerEntry }, (from, _: Now) =>
  from
    .selectFrom('TiffinBill as b')
    .leftJoin('LedgerEntry as e', join =>
      join.onRef('e.sourceId', '=', 'b.id').on('e.kind', '=', LedgerKind.BILL_PAID),
    )
    .where('b.status', '=', TiffinBillStatus.PAID)
    .where(({ eb, ref }) =>
      eb(
        'b.amountCents',
        'is distinct from',
        sql<number>`${ref('e.providerCents')} + ${ref('e.bankCents')} + ${ref('e.cardFeesCents')}`,
      ),
    )
    .select('b.billNumber as what'),
);

/** A card payment that was received for a bill, which pays it or is returned. */
export const receivedForBillButUnpaid = query({ Payment, TiffinBill }, (from, _: Now) =>
  from
    .selectFrom('Payment as p')
    .innerJoin('TiffinBill as b', 'b.id', 'p.billId')
    .where('p.status', '=', PaymentStatus.SUCCEEDED)
    .where('b.status', '<>', TiffinBillStatus.PAID)
    .select('b.billNumber as what'),
);
