import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { Order } from '../../orders/order.ts';
import { Dispute } from '../../payments/disputes/dispute.ts';
import { LedgerEntry, LedgerKind } from '../../payments/ledger/ledger-entry.ts';
import { Payment } from '../../payments/payment.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { findStaffWithRight } from './find-staff-with-right.ts';

const disputesQuery = query(
  { Dispute, Payment, Supplier, Order, User, LedgerEntry },
  (from, { ids }: Given<{ ids: readonly string[] }>) =>
    from
      .selectFrom('Dispute as d')
      .innerJoin('Payment as p', 'p.id', 'd.paymentId')
      .innerJoin('Supplier as s', 's.id', 'd.supplierId')
      .leftJoin('Order as o', 'o.id', 'd.orderId')
      .leftJoin('User as cook', join =>
        join.onRef('cook.id', '=', 's.userId').on('cook.disabledAt', 'is', null),
      )
      .leftJoin('LedgerEntry as e', join =>
        join.on('e.kind', '=', LedgerKind.DISPUTE_LOST).onRef('e.sourceId', '=', 'd.id'),
      )
      .where(d => d('d.id', '=', d.fn.any(ids)))
      .select(['d.id', 'd.orderNumber', 'd.amountCents', 'd.reason', 'd.status'])
      .select(d => {
        const isKitchens = d.and([
          d('p.status', '=', 'SUCCEEDED'),
          d('p.billId', 'is', null),
          d('o.status', 'is distinct from', 'CANCELED'),
        ]);
        return [
          // Null when the money is not the kitchen's, as for a canceled order, or the cook's account is disabled.
          d.case().when(isKitchens).then(d.ref('cook.id')).end().as('cookId'),
          // What a lost dispute takes from the kitchen.
          d.fn.coalesce('e.kitchenCents', d.lit(0)).as('takenCents'),
        ];
      }),
);

/** Facts about a disputed payment, and the cook to notify. */
export type DisputeFacts = RowOf<typeof disputesQuery>;

/** Disputes and recipients of money notifications, loaded once for many rows. */
export interface MoneyFacts {
  disputes: Map<string, DisputeFacts>;
  /** Staff who may see money. */
  staff: readonly string[];
}

const aboutMoney: ReadonlySet<OutboxRow['kind']> = new Set([
  'PAYMENT_UNMATCHED',
  'DISPUTE_UNMATCHED',
  'TASK_NEEDS_ATTENTION',
  'DISPUTE_OPENED',
  'DISPUTE_CLOSED',
]);

export const moneyFactsOf = async (sql: Sql, rows: readonly OutboxRow[]): Promise<MoneyFacts> => {
  const ids = rows.filter(({ kind }) => aboutMoney.has(kind)).map(({ subjectId }) => subjectId);
  if (ids.length === 0) return { disputes: new Map(), staff: [] };
  const staff = await findStaffWithRight(sql, 'SEE_MONEY');
  const disputes = await disputesQuery.all(sql, { ids });
  return {
    disputes: new Map(disputes.map(dispute => [dispute.id, dispute])),
    staff,
  };
};
