import { themselves } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { Query } from '../../core/query/query.ts';
import { findAddresses } from '../addresses/find-addresses.ts';
import { viewerAsUser } from '../identity/find-user.ts';
import { findNotificationSettings } from '../notifications/find-notification-settings.ts';
import { ownDocuments } from '../onboarding/application/own-documents.ts';
import { ownOrders } from '../orders/own-orders.ts';
import { ownMoney } from '../payments/payouts/own-money.ts';
import {
  ownApiTokens,
  ownAuthenticators,
  ownClients,
  ownDevices,
  ownExports,
  ownFavorites,
  ownHousehold,
  ownLastCity,
  ownNotifications,
  ownPasskeys,
  ownReviews,
  ownSessions,
  ownTiffinPlanConsents,
  ownTiffinPlanDays,
  ownTiffinPlans,
  ownTiffinWaits,
  ownWebhookEndpoints,
  type Person,
} from './own-rows.ts';

/** Exports all data stored about the viewer, as JSON text. */
export const myData = async (ctx: Ctx): Promise<string> => {
  ctx.viewer.must(themselves);
  const own = <Row>(rows: Query<Person, Row>) => rows.all(ctx.sql, { userId: ctx.viewer.userId });
  const [
    profile,
    addresses,
    lastCity,
    notificationSettings,
    favorites,
    household,
    orders,
    tiffinPlans,
    tiffinPlanDays,
    tiffinPlanConsents,
    tiffinWaits,
    reviews,
    notifications,
    sessions,
    recognizedClients,
    apiTokens,
    webhookEndpoints,
    exports,
    passkeys,
    authenticatorApps,
    notificationDevices,
    money,
    documents,
  ] = await Promise.all([
    viewerAsUser(ctx),
    findAddresses(ctx),
    own(ownLastCity),
    findNotificationSettings(ctx),
    own(ownFavorites),
    own(ownHousehold),
    ownOrders(ctx),
    own(ownTiffinPlans),
    own(ownTiffinPlanDays),
    own(ownTiffinPlanConsents),
    own(ownTiffinWaits),
    own(ownReviews),
    own(ownNotifications),
    own(ownSessions),
    own(ownClients),
    own(ownApiTokens),
    own(ownWebhookEndpoints),
    own(ownExports),
    own(ownPasskeys),
    own(ownAuthenticators),
    own(ownDevices),
    ownMoney(ctx),
    ownDocuments(ctx),
  ]);
  const data = {
    profile,
    addresses,
    lastCity,
    favorites,
    household,
    notificationSettings,
    orders,
    tiffinPlans,
    tiffinPlanDays,
    tiffinPlanConsents,
    tiffinWaits,
    ...money,
    reviews,
    notifications,
    sessions,
    recognizedClients,
    apiTokens,
    webhookEndpoints,
    exports,
    passkeys,
    authenticatorApps,
    notificationDevices,
    ...documents,
  };
  return JSON.stringify(data, null, 2);
};
