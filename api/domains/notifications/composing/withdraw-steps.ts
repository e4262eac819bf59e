import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { Notification } from '../notification.ts';
import { NotificationType, Priority } from '../notification-enums.ts';

const { ORDER_READY, PICKUP_READY, DELIVERY_ASSIGNED } = NotificationType;

/** Notification types that were sent too early when a kitchen moves an order back to a status. */
const announced: Partial<Record<string, readonly NotificationType[]>> = {
  [OrderStatus.PREPARING]: [ORDER_READY, PICKUP_READY],
  [OrderStatus.READY]: [DELIVERY_ASSIGNED],
};

type Step = { orderId: string; types: readonly NotificationType[]; before: string; now: Date };

const withdraw = query({ Notification }, (on, { orderId, types, before, now }: Given<Step>) =>
  on
    .updateTable('Notification')
    .set(({ fn }) => ({
      title: 'Sent too early',
      priority: Priority.LOW,
      message: 'The kitchen corrected this. See the next update about your order.',
      mailedAt: fn.coalesce('mailedAt', now),
      pushedAt: fn.coalesce('pushedAt', now),
    }))
    .where('orderId', '=', orderId)
    .where(notification => notification('type', '=', notification.fn.any(types)))
    .where('id', '<', before)
    .returning(['userId', 'id']),
);

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
    corrected.push(...(await withdraw.all(sql, { orderId: subjectId, types, before: id, now })));
  }
  return corrected;
};
