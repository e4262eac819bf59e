import type { Sql } from '../../../core/sql.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType } from '../notification-enums.ts';

const { ORDER_READY, PICKUP_READY, DELIVERY_ASSIGNED } = NotificationType;

/** Notification types that were sent too early when a kitchen moves an order back to a status. */
const announced: Partial<Record<string, readonly NotificationType[]>> = {
  [OrderStatus.PREPARING]: [ORDER_READY, PICKUP_READY],
  [OrderStatus.READY]: [DELIVERY_ASSIGNED],
};

/**
 * Corrects notifications of steps that a kitchen has undone, so that none of them misleads; those not yet emailed or
 * pushed are not sent. Returns the corrected ones.
 */
export const withdrawSteps = async (
  sql: Sql,
  rows: readonly OutboxRow[],
  now: Date,
): Promise<{ userId: string; id: string }[]> => {
  const corrected: { userId: string; id: string }[] = [];
  for (const { id, kind, subjectId, detail } of rows) {
    const types = kind === 'ORDER_MOVE_UNDONE' && announced[detail ?? ''];
    if (!types) continue;
    corrected.push(
      ...(await sql.rows<{ userId: string; id: string }>(
        `update notifications set title = 'Sent too early', priority = 'LOW',
           message = 'The kitchen corrected this. See the next update about your order.',
           mailed_at = coalesce(mailed_at, $4), pushed_at = coalesce(pushed_at, $4)
         where order_id = $1 and type = any($2::text[]) and id < $3
         returning user_id as "userId", id`,
        [subjectId, types, id, now],
      )),
    );
  }
  return corrected;
};
