import type { Expression, ExpressionBuilder } from 'kysely';
import type { Tables } from '../../../core/query/query.ts';
import type { Order } from '../../orders/order.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import type { Dispute } from '../disputes/dispute.ts';
import { type LedgerEntry, LedgerKind } from '../ledger/ledger-entry.ts';
import type { PayoutEntry } from './payout-entry.ts';

type Read = Tables<{
  LedgerEntry: typeof LedgerEntry;
  Order: typeof Order;
  Dispute: typeof Dispute;
  PayoutEntry: typeof PayoutEntry;
}>;

const { CHARGE, REVERSAL, ADJUSTMENT, DISPUTE_LOST } = LedgerKind;

/**
 * Ledger entries that a kitchen is still to be paid for: those of delivered, undisputed orders whose serving time had
 * begun by `now`, and adjustments. Orders that were not delivered are fully refunded.
 */
export const unpaidLedgerEntries = (
  from: Pick<ExpressionBuilder<Read, never>, 'selectFrom'>,
  now: Expression<string>,
) =>
  from
    .selectFrom('LedgerEntry as e')
    .leftJoin('Order as o', 'o.id', 'e.orderId')
    .where('e.kitchenCents', '<>', 0)
    .where('e.kind', 'in', [CHARGE, REVERSAL, ADJUSTMENT, DISPUTE_LOST])
    .where(e =>
      e.or([
        e('e.orderId', 'is', null),
        e.and([e('o.status', '=', OrderStatus.DELIVERED), e('o.servedFrom', '<=', now)]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('Dispute as d').whereRef('d.orderId', '=', 'e.orderId').where('d.closedAt', 'is', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('PayoutEntry as part').whereRef('part.entryId', '=', 'e.id'))),
    )
    .select(['e.id', 'e.supplierId', 'e.kitchenCents'])
    .select(({ fn }) => fn.coalesce('o.deliveredAt', 'e.at').as('since'));
