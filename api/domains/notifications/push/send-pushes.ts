import type { Services } from '../../../core/ctx.ts';
import type { Device, PushSender } from '../../../core/push-sender.ts';
import type { Sql } from '../../../core/sql.ts';
import { notificationPath } from '../composing/notification-path.ts';
import type { Key } from '../emails/email-facts.ts';
import { NotificationType } from '../notification-enums.ts';

const { ORDER_PLACED, ORDER_READY, PICKUP_READY, DELIVERY_ASSIGNED } = NotificationType;
const { ORDER_CONFIRMED, DISH_CHANGED, ORDER_NOT_READY, ORDER_DELIVERED, ORDER_CANCELED } = NotificationType;
const { APPLICATION_APPROVED, APPLICATION_REJECTED } = NotificationType;
const { KITCHEN_SUSPENDED, KITCHEN_REINSTATED } = NotificationType;

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
  APPLICATION_APPROVED,
  APPLICATION_REJECTED,
  KITCHEN_SUSPENDED,
  KITCHEN_REINSTATED,
]);

interface Pushed extends Key, Device {
  type: NotificationType;
  title: string;
  message: string;
  orderId: string | null;
  isCustomer: boolean;
}

const pushesOf = (sql: Sql, keys: readonly Key[], now: Date): Promise<Pushed[]> =>
  sql.rows<Pushed>(
    `select n.user_id as "userId", n.id, n.type, n.title, n.message, n.order_id as "orderId",
       u.role = 'CUSTOMER' as "isCustomer", d.endpoint, d.p256dh, d.auth
     from unnest($1::uuid[], $2::uuid[]) requested (user_id, id)
     join notifications n on n.user_id = requested.user_id and n.id = requested.id
     join users u on u.id = n.user_id and u.disabled_at is null
     join push_devices d on d.user_id = n.user_id
     join sessions s on s.id = d.session_id and s.expires_at > $3
     left join notification_settings settings on settings.user_id = n.user_id
     where n.pushed_at is null and n.read_at is null and settings.push is not false
     order by n.id`,
    [keys.map(key => key.userId), keys.map(key => key.id), now],
  );

const payloadOf = (pushed: Pushed): string => {
  const { id, title, message } = pushed;
  return JSON.stringify({ id, title, body: message, path: notificationPath(pushed) });
};

/** Pushes unread notifications to the devices of people who have push on; deletes devices that are gone. */
export const sendPushes = async (
  { sql, clock }: Pick<Services, 'sql' | 'clock'>,
  sender: PushSender,
  keys: readonly Key[],
): Promise<void> => {
  const pushes = await pushesOf(sql, keys, clock());
  let failure: unknown;
  for (const push of pushes) {
    try {
      const exists = await sender.send(push, payloadOf(push));
      if (!exists) await sql.rows('delete from push_devices where endpoint = $1', [push.endpoint]);
    } catch (error) {
      failure = error;
    }
  }
  if (failure) throw failure;
  await sql.rows(
    `update notifications n set pushed_at = $3 from unnest($1::uuid[], $2::uuid[]) requested (user_id, id)
     where n.user_id = requested.user_id and n.id = requested.id`,
    [pushes.map(push => push.userId), pushes.map(push => push.id), clock()],
  );
};
