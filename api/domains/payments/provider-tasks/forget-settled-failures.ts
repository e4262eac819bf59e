import type { Sql } from '../../../core/database/sql.ts';
import { query } from '../../../core/query/query.ts';
import { HeldOrder, HeldOrderStatus } from '../../orders/holding/held-order.ts';
import { Payment } from '../payment.ts';
import { RefundStatus } from '../payment-enums.ts';
import { Payout, PayoutStatus } from '../payouts/payout.ts';
import { Refund } from '../refunding/refund.ts';
import { ProviderFailure, ProviderTask } from './provider-failure.ts';

const forgetSettled = query({ ProviderFailure, Refund, Payout, Payment, HeldOrder }, on =>
  on
    .deleteFrom('ProviderFailure as f')
    .where(f =>
      f.not(
        f.or([
          f.exists(
            f
              .selectFrom('Refund as r')
              .where('f.task', '=', ProviderTask.SEND_REFUND)
              .whereRef('r.id', '=', 'f.subjectId')
              .where('r.status', '=', RefundStatus.PENDING),
          ),
          f.exists(
            f
              .selectFrom('Payout as p')
              .where('f.task', '=', ProviderTask.SEND_PAYOUT)
              .whereRef('p.id', '=', 'f.subjectId')
              .where('p.status', '=', PayoutStatus.PENDING),
          ),
          f.exists(
            f
              .selectFrom('Payment as p')
              .where('f.task', '=', ProviderTask.STOP_PAYMENT)
              .whereRef('p.id', '=', 'f.subjectId')
              .where('p.isToStop', '=', true),
          ),
          f.exists(
            f
              .selectFrom('HeldOrder as h')
              .where('f.task', '=', ProviderTask.RELEASE_HOLD)
              .whereRef('h.id', '=', 'f.subjectId')
              .where('h.status', '=', HeldOrderStatus.HELD),
          ),
        ]),
      ),
    ),
);

/** Deletes failures whose task is done, by an event, an admin or a late response. */
export const forgetSettledFailures = async (sql: Sql): Promise<void> => {
  await forgetSettled.all(sql, {});
};
