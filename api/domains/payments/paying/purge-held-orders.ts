import { sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { batchSize, inBatches, isOneOf, placeOf } from '../../../core/query/in-batches.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { HeldOrder, HeldOrderStatus } from '../../orders/holding/held-order.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus, RefundStatus } from '../payment-enums.ts';
import { Refund } from '../refunding/refund.ts';

/** In days. A card provider completes an abandoned payment within a week. */
const heldOrderDays = 90;

const purgeBatch = query({ HeldOrder, Payment, Refund }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('HeldOrder')
    .where(held =>
      isOneOf(
        held
          .selectFrom('HeldOrder as h')
          .where('h.status', '=', HeldOrderStatus.RELEASED)
          .where(
            'h.heldUntil',
            '<',
            sql<string>`${now}::timestamptz - make_interval(days => ${heldOrderDays})`,
          )
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
          )
          .limit(sql.lit(batchSize))
          .select(placeOf('h')),
      ),
    )
    .returning('id'),
);

/**
 * Deletes held orders that were released long ago, with the addresses and notes in them. Those that became orders stay:
 * their idempotency keys and order numbers must not be held again.
 */
export const purgeHeldOrders = (on: Sql, now: Date): Promise<void> =>
  inBatches(() => purgeBatch.all(on, { now }));
