import { sql } from 'kysely';
import { scanOf } from '../../../core/query/either-way.ts';
import { readByKeyset } from '../../../core/query/keyset.ts';
import { query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { Order } from '../../orders/order.ts';
import { LedgerEntry, LedgerKind } from '../../payments/ledger/ledger-entry.ts';
import { Payout } from '../../payments/payouts/payout.ts';
import { PayoutEntry } from '../../payments/payouts/payout-entry.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { exportSource, type GivenRows, isAround, isOfDays, momentText } from './export-rows.ts';

/** The entries that payouts consist of: what the statement of a payout shows, order by order. */
const exportedEntries = (isOfKitchen: boolean) =>
  query({ Payout, PayoutEntry, LedgerEntry, Order, Supplier, City }, (from, given: GivenRows) => {
    const entries = from
      .selectFrom('Payout as p')
      .innerJoin('PayoutEntry as part', 'part.payoutId', 'p.id')
      .innerJoin('LedgerEntry as e', 'e.id', 'part.entryId')
      .innerJoin('Supplier as s', 's.id', 'p.supplierId')
      .innerJoin('City as c', 'c.id', 's.cityId')
      .leftJoin('Order as o', 'o.id', 'e.orderId')
      .$if(isOfKitchen, found => found.where('p.supplierId', '=', given.supplierId))
      .where(({ ref }) => isAround(ref('p.createdAt'), given))
      // The position has columns of two tables, so it leads to no place in an index by itself.
      .where(({ ref }) => sql<boolean>`${ref('p.createdAt')} >= ${given.at}::timestamptz`)
      .where(({ ref }) => sql<boolean>`${ref('p.createdAt')} <= ${given.createdAt}::timestamptz`)
      .select(['e.id', 'p.id as payoutId', 'p.status as payoutStatus', 'p.createdAt as payoutCreatedAt'])
      .select(['p.paidAt', 'p.supplierId', 's.kitchenName', 'e.kind', 'e.at', 'o.orderNumber'])
      .select(['o.serviceDate', 'e.commissionCents', 'e.kitchenCents', 'e.cardFeesCents', 'e.words'])
      .select(({ ref }) => isOfDays(ref('p.createdAt'), ref('c.timeZone'), given).as('isOfDays'));
    return readByKeyset(entries, ['p.createdAt', 'e.id'], scanOf('asc', { isBackward: false }), given);
  });

/** Of no cents, minus is no number of its own. */
const negative = (cents: number): number => (cents === 0 ? 0 : -cents);

/** Entries of payouts; the sums of an order are those of its line on the statement of the payout. */
export const ledgerSource = exportSource({
  columns: [
    'id',
    'payoutId',
    'payoutStatus',
    'payoutCreatedAt',
    'paidAt',
    'supplierId',
    'kitchenName',
    'kind',
    'at',
    'orderNumber',
    'serviceDate',
    'grossCents',
    'platformFeeCents',
    'cardFeeCents',
    'adjustmentsCents',
    'netCents',
    'currency',
    'words',
  ],
  define: exportedEntries,
  positionOf: entry => [entry.payoutCreatedAt, entry.id],
  recordsOf: entry => {
    if (!entry.isOfDays) return [];
    const isCharge = entry.kind === LedgerKind.CHARGE;
    return [
      {
        id: entry.id,
        payoutId: entry.payoutId,
        payoutStatus: entry.payoutStatus,
        payoutCreatedAt: momentText(entry.payoutCreatedAt),
        paidAt: momentText(entry.paidAt),
        supplierId: entry.supplierId,
        kitchenName: entry.kitchenName,
        kind: entry.kind,
        at: momentText(entry.at),
        orderNumber: entry.orderNumber,
        serviceDate: entry.serviceDate,
        grossCents: isCharge ? negative(entry.commissionCents + entry.kitchenCents) : 0,
        platformFeeCents: isCharge ? negative(entry.commissionCents) : 0,
        cardFeeCents: entry.cardFeesCents,
        adjustmentsCents: isCharge ? 0 : negative(entry.kitchenCents),
        netCents: negative(entry.kitchenCents),
        currency: 'USD',
        words: entry.words,
      },
    ];
  },
});
