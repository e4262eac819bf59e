import { signedIn } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { Query } from '../../core/query/query.ts';
import { findAddresses } from '../addresses/find-addresses.ts';
import { viewerAsUser } from '../identity/find-user.ts';
import { findNotificationSettings } from '../notifications/find-notification-settings.ts';
import { ownDocuments } from '../onboarding/application/own-documents.ts';
import { ownOrders } from '../orders/own-orders.ts';
import { ownMoney } from '../payments/payouts/own-money.ts';
import {
  ownClients,
  ownDevices,
  ownFavorites,
  ownNotifications,
  ownReviews,
  ownSessions,
  type Person,
} from './own-rows.ts';

/** Exports all data stored about the viewer, as JSON text. */
export const myData = async (ctx: Ctx): Promise<string> => {
  ctx.viewer.must(signedIn);
  const own = <Row>(rows: Query<Person, Row>) => rows.all(ctx.sql, { userId: ctx.viewer.userId });
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
    documents,
  ] = await Promise.all([
    viewerAsUser(ctx),
    findAddresses(ctx),
    findNotificationSettings(ctx),
    own(ownFavorites),
    ownOrders(ctx),
    own(ownReviews),
    own(ownNotifications),
    own(ownSessions),
    own(ownClients),
    own(ownDevices),
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
    ...documents,
  };
  return JSON.stringify(data, null, 2);
};
