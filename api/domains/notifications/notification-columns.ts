import { type ExpressionBuilder, type Selection, sql } from 'kysely';
import type { Columns } from '../../core/query/columns.ts';
import type { Notification } from './notification.ts';

type Notifications = { n: Columns<Notification> };

const isRead = (n: ExpressionBuilder<Notifications, 'n'>) =>
  sql<boolean>`${n.ref('n.readAt')} is not null`.as('read');

/** What a person reads of a notification; `n` is the notification. */
export const notificationColumns = [
  'n.id',
  'n.type',
  'n.priority',
  'n.title',
  'n.message',
  'n.translations',
  'n.orderId',
  'n.happenedAt',
  isRead,
] as const;

export type NotificationRow = Selection<Notifications, 'n', (typeof notificationColumns)[number]>;
