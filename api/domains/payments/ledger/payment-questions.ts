import { sql } from 'kysely';
import { type Given, query } from '../../../core/query/query.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { Dispute } from '../disputes/dispute.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus } from '../payment-enums.ts';
import { Refund } from '../refunding/refund.ts';
import { LedgerEntry, LedgerKind } from './ledger-entry.ts';

type Now = Given<{ now: Date }>;

export const unbalanced = query({ LedgerEntry }, (from, _: Now) =>
  from
    .selectFrom('LedgerEntry')
    .having(({ ref }) => {
      const accounts = [
        sql`${ref('providerCents')}::bigint`,
        ref('bankCents'),
        ref('cardFeesCents'),
        ref('disputedCents'),
        ref('commissionCents'),
        ref('kitchenCents'),
        ref('customerCents'),
        ref('creditCents'),
      ];
      return sql<boolean>`coalesce(sum(${sql.join(accounts, sql` + `)}), 0) <> 0`;
    })
    .select(({ val }) => val('all entries').as('what')),
);

export const paidButNotEntered = query({ Payment, LedgerEntry }, (from, _: Now) =>
  from
    .selectFrom('Payment as p')
    .leftJoin('LedgerEntry as e', join =>
      join.onRef('e.sourceId', '=', 'p.id').on('e.kind', 'in', [LedgerKind.CHARGE, LedgerKind.LATE_CHARGE]),
    )
    .where('p.status', 'in', [PaymentStatus.SUCCEEDED, PaymentStatus.RETURNED])
    // That of a bill is entered with the bill, unless it is returned.
    .where(({ eb, or }) => or([eb('p.billId', 'is', null), eb('p.status', '=', PaymentStatus.RETURNED)]))
    .where(({ eb, ref }) =>
      eb(
        'p.amountCents',
        'is distinct from',
        sql<number>`${ref('e.providerCents')} + ${ref('e.bankCents')} + ${ref('e.cardFeesCents')} + ${ref('e.creditCents')}`,
      ),
    )
    .select('p.orderNumber as what'),
);

export const paidWithoutOrder = query({ Payment, Order }, (from, _: Now) =>
  from
    .selectFrom('Payment as p')
    .leftJoin('Order as o', 'o.id', 'p.orderId')
    .where('p.status', '=', PaymentStatus.SUCCEEDED)
    .where('p.billId', 'is', null)
    .where('o.id', 'is', null)
    .select('p.orderNumber as what'),
);

export const receivedButDue = query({ Payment, Order }, (from, _: Now) =>
  from
    .selectFrom('Payment as p')
    .innerJoin('Order as o', 'o.id', 'p.orderId')
    .where('p.status', '=', PaymentStatus.SUCCEEDED)
    .where('o.paymentStatus', '=', OrderPaymentStatus.DUE)
    .select('p.orderNumber as what'),
);

export const refundedOtherwise = query({ Payment, Refund }, (from, _: Now) =>
  from
    .selectFrom('Payment as p')
    .leftJoin('Refund as r', 'r.paymentId', 'p.id')
    .groupBy('p.id')
    .having(({ ref }) => sql<boolean>`${ref('p.refundedCents')} <> coalesce(sum(${ref('r.amountCents')}), 0)`)
    .select('p.orderNumber as what'),
);

export const canceledButNotRefunded = query({ Payment, Order, Dispute }, (from, _: Now) =>
  from
    .selectFrom('Payment as p')
    .innerJoin('Order as o', 'o.id', 'p.orderId')
    .where('p.status', '=', PaymentStatus.SUCCEEDED)
    .where('o.status', '=', OrderStatus.CANCELED)
    .where(({ eb, ref }) =>
      eb(eb('p.refundedCents', '+', ref('p.chargedBackCents')), '<>', ref('p.amountCents')),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('Dispute as d').whereRef('d.paymentId', '=', 'p.id').where('d.closedAt', 'is', null),
        ),
      ),
    )
    .select('p.orderNumber as what'),
);
