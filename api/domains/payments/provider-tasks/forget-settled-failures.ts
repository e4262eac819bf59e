import type { Expression } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { query } from '../../../core/query/query.ts';
import { HeldOrder, HeldOrderStatus } from '../../orders/holding/held-order.ts';
import { Payment } from '../payment.ts';
import { RefundStatus } from '../payment-enums.ts';
import { Payout, PayoutStatus } from '../payouts/payout.ts';
import { Refund } from '../refunding/refund.ts';
import { BillCharge } from '../saved-cards/bill-charge.ts';
import { SavedCard, SavedCardStatus } from '../saved-cards/saved-card.ts';
import { ProviderFailure, type ProviderTask } from './provider-failure.ts';

const forgetSettled = query(
  { ProviderFailure, Refund, Payout, Payment, HeldOrder, BillCharge, SavedCard },
  on =>
    on.deleteFrom('ProviderFailure as f').where(f => {
      const isOneOf = (task: ProviderTask, pending: { $asScalar(): Expression<string> }) =>
        f.and([f('f.task', '=', task), f('f.subjectId', 'in', pending.$asScalar())]);
      return f.not(
        f.or([
          isOneOf(
            'SEND_REFUND',
            f.selectFrom('Refund').select('id').where('status', '=', RefundStatus.PENDING),
          ),
          isOneOf(
            'SEND_PAYOUT',
            f.selectFrom('Payout').select('id').where('status', '=', PayoutStatus.PENDING),
          ),
          isOneOf('STOP_PAYMENT', f.selectFrom('Payment').select('id').where('isToStop', '=', true)),
          isOneOf(
            'RELEASE_HOLD',
            f.selectFrom('HeldOrder').select('id').where('status', '=', HeldOrderStatus.HELD),
          ),
          isOneOf('CHARGE_BILL', f.selectFrom('BillCharge').select('id').where('outcome', 'is', null)),
          isOneOf(
            'SAVE_CARD',
            f.selectFrom('SavedCard').select('id').where('status', '=', SavedCardStatus.PENDING),
          ),
          isOneOf('FORGET_CARD', f.selectFrom('SavedCard').select('id').where('isToForget', '=', true)),
        ]),
      );
    }),
);

/** Deletes failures whose task is done, by an event, an admin or a late response. */
export const forgetSettledFailures = async (sql: Sql): Promise<void> => {
  await forgetSettled.all(sql, {});
};
