import { sql as fragment } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { Cents } from '../../../core/values/money.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { TiffinBill } from '../bills/tiffin-bill.ts';
import { TiffinCredit } from '../credit/tiffin-credit.ts';
import { Dispute } from '../disputes/dispute.ts';
import { LedgerEntry, LedgerKind } from '../ledger/ledger-entry.ts';
import { TiffinBillStatus } from '../payment-enums.ts';
import { Payout, PayoutStatus } from './payout.ts';
import { PayoutEntry } from './payout-entry.ts';

type Kitchen = Given<{ supplierId: string }>;

const { CHARGE, REVERSAL, ADJUSTMENT, DISPUTE_LOST } = LedgerKind;

/** What no payout holds yet. The entries of a refunded order add up to zero. */
const unpaidQuery = query({ LedgerEntry, PayoutEntry }, (from, { supplierId }: Kitchen) =>
  from
    .selectFrom('LedgerEntry as e')
    .where('e.supplierId', '=', supplierId)
    .where('e.kind', 'in', [CHARGE, REVERSAL, ADJUSTMENT, DISPUTE_LOST])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('PayoutEntry as part').whereRef('part.entryId', '=', 'e.id'))),
    )
    .select(({ ref }) => fragment<Cents>`coalesce(-sum(${ref('e.kitchenCents')}), 0)::int`.as('cents')),
);

const pendingQuery = query({ Payout }, (from, { supplierId }: Kitchen) =>
  from
    .selectFrom('Payout as p')
    .where('p.supplierId', '=', supplierId)
    .where('p.status', '=', PayoutStatus.PENDING)
    .select(({ ref }) => fragment<Cents>`coalesce(sum(${ref('p.amountCents')}), 0)::int`.as('cents')),
);

/** Disputes that a bank has not decided, and delivered orders that are not paid. */
const openQuery = query({ Dispute, Order }, (from, { supplierId }: Kitchen) => {
  const disputes = from
    .selectFrom('Dispute as d')
    .where('d.supplierId', '=', supplierId)
    .where('d.closedAt', 'is', null)
    .select(({ fn }) => fn.countAll().as('count'));
  const due = from
    .selectFrom('Order as o')
    .where('o.supplierId', '=', supplierId)
    .where('o.status', '=', OrderStatus.DELIVERED)
    .where('o.paymentStatus', '=', OrderPaymentStatus.DUE)
    .select(({ fn }) => fn.countAll().as('count'));
  return from.selectNoFrom([
    fragment<number>`${disputes}::int`.as('disputes'),
    fragment<number>`${due}::int`.as('ordersDue'),
  ]);
});

const openOfCustomerQuery = query(
  { TiffinBill, TiffinCredit },
  (from, { customerId }: Given<{ customerId: string }>) => {
    const credit = from
      .selectFrom('TiffinCredit as c')
      .where('c.customerId', '=', customerId)
      .select(({ fn }) => fn.sum('c.cents').as('cents'));
    const bills = from
      .selectFrom('TiffinBill as b')
      .where('b.customerId', '=', customerId)
      .where('b.status', '=', TiffinBillStatus.OPEN)
      .select(({ fn }) => fn.sum('b.amountCents').as('cents'));
    return from.selectNoFrom([
      fragment<Cents>`coalesce(${credit}, 0)::int`.as('creditCents'),
      fragment<Cents>`coalesce(${bills}, 0)::int`.as('billedCents'),
    ]);
  },
);

export interface MoneyOfCustomer {
  /** Credit at all kitchens. */
  creditCents: Cents;
  /** Sum of the open bills. */
  billedCents: Cents;
}

/** What must be settled before a customer can delete their account. */
export const moneyOfCustomer = async (sql: Sql, customerId: string): Promise<MoneyOfCustomer> =>
  (await openOfCustomerQuery.first(sql, { customerId }))!;

export interface OutstandingMoney {
  /** What the kitchen is still to be paid; negative when it owes. */
  cents: Cents;
  disputes: number;
  /** Number of delivered orders without payment. */
  ordersDue: number;
}

/** What must be settled before a kitchen can close. */
export const outstandingMoney = async (sql: Sql, supplierId: string): Promise<OutstandingMoney> => {
  const [unpaid, pending, open] = [
    await unpaidQuery.first(sql, { supplierId }),
    await pendingQuery.first(sql, { supplierId }),
    await openQuery.first(sql, { supplierId }),
  ];
  return { cents: unpaid!.cents + pending!.cents, ...open! };
};
