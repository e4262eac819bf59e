import type { Ctx } from '../../core/ctx.ts';
import { signedIn } from '../../core/rules.ts';
import { findAddresses } from '../addresses/find-addresses.ts';
import { viewerAsUser } from '../identity/find-user.ts';
import { findNotificationSettings } from '../notifications/find-notification-settings.ts';
import { ownDocuments } from '../onboarding/application/own-documents.ts';
import { ownOrders } from '../orders/own-orders.ts';
import { ownMoney } from '../payments/payouts/own-money.ts';

/** Exports all data stored about the viewer, as JSON text. */
export const myData = async (ctx: Ctx): Promise<string> => {
  ctx.viewer.must(signedIn);
  const own = (text: string) => ctx.sql.rows(text, [ctx.viewer.userId]);
  const [
    profile,
    addresses,
    notificationSettings,
    favorites,
    orders,
    reviews,
    notifications,
    sessions,
    recognizedClients,
    notificationDevices,
    money,
    papers,
  ] = await Promise.all([
    viewerAsUser(ctx),
    findAddresses(ctx),
    findNotificationSettings(ctx),
    own(
      `select s.id as "supplierId", s.kitchen_name as "kitchenName", f.created_at as "since"
       from favorites f join suppliers s on s.id = f.supplier_id where f.user_id = $1 order by f.created_at`,
    ),
    ownOrders(ctx),
    own(
      `select order_id as "orderId", supplier_id as "supplierId", rating, words, created_at as "createdAt"
       from reviews where customer_id = $1 order by created_at, id`,
    ),
    own(
      `select type, title, message, order_id as "orderId", happened_at as "happenedAt", read_at as "readAt"
       from notifications where user_id = $1 order by id`,
    ),
    own(
      `select created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt"
       from sessions where user_id = $1 order by created_at`,
    ),
    own(
      `select kind, last_used_at as "lastUsedAt" from recognized_clients
       where user_id = $1 order by last_used_at, fingerprint`,
    ),
    own(
      `select name, created_at as "createdAt" from push_devices where user_id = $1 order by created_at, id`,
    ),
    ownMoney(ctx),
    ownDocuments(ctx),
  ]);
  const data = {
    profile,
    addresses,
    favorites,
    notificationSettings,
    orders,
    ...money,
    reviews,
    notifications,
    sessions,
    recognizedClients,
    notificationDevices,
    ...papers,
  };
  return JSON.stringify(data, null, 2);
};
