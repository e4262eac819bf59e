import { Notification } from './notification.ts';

export type NotificationRow = Pick<
  Notification,
  'id' | 'type' | 'priority' | 'title' | 'message' | 'orderId' | 'read'
> & { happenedAt: string };

export const notificationColumns = `n.id, n.type, n.priority, n.title, n.message, n.order_id as "orderId",
  n.happened_at as "happenedAt", n.read_at is not null as "read"`;

/** Result unions distinguish their members by class; this gives a row the class Notification without copying it. */
export const asNotification = (row: NotificationRow): NotificationRow =>
  Object.setPrototypeOf(row, Notification.prototype);
