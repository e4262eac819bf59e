import { sql as fragment } from 'kysely';
import { languageOfCode } from '../../../../schema/languages.ts';
import { Role } from '../../../core/access/role.ts';
import type { PushSender } from '../../../core/interfaces/push-sender.ts';
import { Batcher } from '../../../core/limits/batcher.ts';
import { retryingConflicts } from '../../../core/operation/conflicts.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { Session } from '../../identity/sessions/session.ts';
import { User } from '../../identity/user.ts';
import { notificationPath } from '../composing/notification-path.ts';
import { textFor } from '../composing/notification-texts.ts';
import { Notification } from '../notification.ts';
import { NotificationType } from '../notification-enums.ts';
import { NotificationSettings } from '../notification-settings.ts';
import type { Key } from '../requested.ts';
import { type KeyLists, listsOf, requested } from '../requested.ts';
import { PushDevice } from './push-device.ts';
import { PushQueue } from './push-queue.ts';

const { ORDER_PLACED, ORDER_READY, PICKUP_READY, DELIVERY_ASSIGNED } = NotificationType;
const { ORDER_CONFIRMED, DISH_CHANGED, ORDER_NOT_READY, ORDER_DELIVERED, ORDER_CANCELED } = NotificationType;
const { CONTENTS_UNWRITTEN, APPLICATION_APPROVED, APPLICATION_REJECTED } = NotificationType;
const { KITCHEN_SUSPENDED, KITCHEN_REINSTATED, KITCHEN_WARNED, KITCHEN_PAUSED } = NotificationType;

/** Types that also go out as push notifications. */
export const pushedTypes: ReadonlySet<NotificationType> = new Set([
  ORDER_PLACED,
  ORDER_READY,
  PICKUP_READY,
  DELIVERY_ASSIGNED,
  ORDER_NOT_READY,
  ORDER_DELIVERED,
  ORDER_CANCELED,
  ORDER_CONFIRMED,
  DISH_CHANGED,
  CONTENTS_UNWRITTEN,
  APPLICATION_APPROVED,
  APPLICATION_REJECTED,
  KITCHEN_SUSPENDED,
  KITCHEN_REINSTATED,
  KITCHEN_WARNED,
  KITCHEN_PAUSED,
]);

const pushesQuery = query(
  { Notification, User, PushDevice, Session, NotificationSettings },
  (from, given: Given<KeyLists & { now: Date }>) =>
    from
      .selectFrom(requested(given))
      .innerJoin('Notification as n', join =>
        join.onRef('n.userId', '=', 'requested.userId').onRef('n.id', '=', 'requested.id'),
      )
      .innerJoin('User as u', join => join.onRef('u.id', '=', 'n.userId').on('u.disabledAt', 'is', null))
      .innerJoin('PushDevice as d', join =>
        join.onRef('d.userId', '=', 'n.userId').on('d.goneAt', 'is', null),
      )
      .innerJoin('Session as s', join =>
        join.onRef('s.id', '=', 'd.sessionId').on('s.expiresAt', '>', given.now),
      )
      .leftJoin('NotificationSettings as settings', 'settings.userId', 'n.userId')
      .where('n.pushedAt', 'is', null)
      .where('n.readAt', 'is', null)
      .where('settings.push', 'is not', false)
      .select(['n.userId', 'n.id', 'n.type', 'n.title', 'n.message', 'n.translations', 'n.orderId'])
      .select(['d.endpoint', 'd.p256dh', 'd.auth', 'd.serverKey', 'u.language'])
      .select(u => fragment<boolean>`${u.ref('u.role')} = ${Role.CUSTOMER}`.as('isCustomer'))
      .orderBy('n.id'),
);

const recordPushed = query({ Notification }, (on, given: Given<KeyLists & { now: Date }>) =>
  on
    .updateTable('Notification as n')
    .from(requested(given))
    .set({ pushedAt: given.now })
    .whereRef('n.userId', '=', 'requested.userId')
    .whereRef('n.id', '=', 'requested.id'),
);

const recordGone = query({ PushDevice }, (on, { endpoint, now }: Given<{ endpoint: string; now: Date }>) =>
  on.updateTable('PushDevice').set({ goneAt: now }).where('endpoint', '=', endpoint),
);

type Push = RowOf<typeof pushesQuery>;

/** Customer and cook of an order have notifications with the same ID. */
const nameOf = ({ userId, id }: Push): string => `${userId} ${id}`;

const payloadOf = (pushed: Push): string => {
  const { title, message } = textFor(pushed, languageOfCode(pushed.language));
  return JSON.stringify({ id: pushed.id, title, body: message, path: notificationPath(pushed) });
};

/**
 * Pushes unread notifications to the devices of people who have push on, to each device in their order. One that is gone gets
 * no more until its browser has subscribed again, and so does one with malformed keys. One whose key we no longer have gets
 * nothing, and stays: a server that was started with too few keys is no reason to forget it. Each is recorded as soon as all
 * devices of its person were pushed to, so that a retry skips it. Where one fails, its device gets no more in this run, and
 * all of them get what failed again. Once aborted it begins no other notification.
 */
export const sendPushes = async (
  { sql, clock, log }: Pick<Services, 'sql' | 'clock' | 'log'>,
  sender: PushSender,
  keys: readonly Key[],
  signal?: AbortSignal,
): Promise<void> => {
  const pushed = new Batcher<Key>(async sent => {
    // Someone who marks all as read locks the same rows in another order.
    await retryingConflicts(() => recordPushed.all(sql, { ...listsOf(sent), now: clock() }));
  });
  const begun = new Set<string>();
  const gone = new Set<string>();
  const send = async (push: Push): Promise<void> => {
    if (!begun.has(nameOf(push))) signal?.throwIfAborted();
    begun.add(nameOf(push));
    if (gone.has(push.endpoint)) return;
    const outcome = await sender.send(push, payloadOf(push));
    if (outcome === 'malformed') {
      log.warn({ userId: push.userId }, 'push device has malformed keys; it gets no more pushes');
    }
    if (outcome !== 'gone' && outcome !== 'malformed') return;
    gone.add(push.endpoint);
    await recordGone.all(sql, { endpoint: push.endpoint, now: clock() });
  };
  const queue = new PushQueue();
  const pushToDevices = async (pushes: readonly Push[]): Promise<void> => {
    throwFirstFailure(
      await Promise.allSettled(pushes.map(push => queue.add(push.endpoint, () => send(push)))),
    );
    await pushed.add(pushes.slice(0, 1));
  };
  const pushes = await pushesQuery.all(sql, { ...listsOf(keys), now: clock() });
  const byNotification = Map.groupBy(pushes, nameOf);
  throwFirstFailure(await Promise.allSettled([...byNotification.values()].map(pushToDevices)));
};

const throwFirstFailure = (outcomes: readonly PromiseSettledResult<void>[]): void => {
  const failed = outcomes.find(outcome => outcome.status === 'rejected');
  if (failed) throw failed.reason;
};
