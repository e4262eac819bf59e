import { sql } from 'kysely';
import { type Given, query } from '../../../core/query/query.ts';
import type { Sql } from '../../../core/sql.ts';
import { HeldOrder, HeldOrderStatus } from '../../orders/holding/held-order.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus, RefundStatus } from '../payment-enums.ts';
import { Refund } from '../refunding/refund.ts';

/** In days. A card provider completes an abandoned payment within a week. */
const heldOrderDays = 90;

const purge = query({ HeldOrder, Payment, Refund }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('HeldOrder as h')
    .where('h.status', '<>', HeldOrderStatus.HELD)
    .where('h.heldUntil', '<', sql<string>`${now}::timestamptz - make_interval(days => ${heldOrderDays})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('Payment as p')
            .whereRef('p.orderId', '=', 'h.id')
            .where('p.status', '=', PaymentStatus.OPEN),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('Refund as r')
            .whereRef('r.orderId', '=', 'h.id')
            .where('r.status', '<>', RefundStatus.SUCCEEDED),
        ),
      ),
    ),
);

/** Deletes held orders that became orders or were released long ago, with the addresses and notes in them. */
export const purgeHeldOrders = async (on: Sql, now: Date): Promise<void> => {
  await purge.all(on, { now });
};
