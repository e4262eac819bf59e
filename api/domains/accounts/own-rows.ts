import { type Given, query } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { RememberedCity } from '../cities/remembered-city.ts';
import { Export } from '../exports/export.ts';
import { Favorite } from '../favorites/favorite.ts';
import { Household } from '../households/household.ts';
import { ApiToken } from '../identity/api-tokens/api-token.ts';
import { Authenticator } from '../identity/second-factor/authenticators/authenticator.ts';
import { Passkey } from '../identity/second-factor/passkeys/passkey.ts';
import { Session } from '../identity/sessions/session.ts';
import { RecognizedClient } from '../identity/signing-in/recognized-client.ts';
import { Notification } from '../notifications/notification.ts';
import { PushDevice } from '../notifications/push/push-device.ts';
import { Review } from '../reviews/review.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { TiffinPlan } from '../tiffin-plans/tiffin-plan.ts';
import { TiffinPlanConsent } from '../tiffin-plans/tiffin-plan-consent.ts';
import { TiffinPlanDay } from '../tiffin-plans/tiffin-plan-day.ts';
import { TiffinWait } from '../tiffin-plans/waitlist/tiffin-wait.ts';
import { WebhookEndpoint } from '../webhooks/webhook-endpoint.ts';

export interface Person {
  userId: string;
}

/** What the export of a person's data reads of the tables that nothing else reads in this shape. */
export const ownFavorites = query({ Favorite, Supplier }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('Favorite as f')
    .innerJoin('Supplier as s', 's.id', 'f.supplierId')
    .where('f.userId', '=', userId)
    .select(['s.id as supplierId', 's.kitchenName', 'f.createdAt as since'])
    .orderBy('f.createdAt'),
);

export const ownLastCity = query({ RememberedCity, City }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('RememberedCity as r')
    .innerJoin('City as c', 'c.id', 'r.cityId')
    .where('r.userId', '=', userId)
    .select(['c.name', 'c.state', 'r.chosenAt']),
);

export const ownHousehold = query({ Household }, (from, { userId }: Given<Person>) =>
  from.selectFrom('Household').where('userId', '=', userId).select(['people', 'changedAt']),
);

export const ownReviews = query({ Review }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('Review')
    .where('customerId', '=', userId)
    .select(['orderId', 'supplierId', 'rating', 'words', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id'),
);

export const ownTiffinPlans = query({ TiffinPlan }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('TiffinPlan')
    .where('customerId', '=', userId)
    .select(['id', 'supplierId', 'mealtime', 'weekdays', 'fulfillment', 'deliveryAddress', 'note', 'lines'])
    .select(['weekdayAddresses', 'totalCents', 'startsOn', 'endsOn', 'consent', 'startedAt', 'stoppedAt'])
    .select(['agreedConflicts', 'stopReason', 'stopWords', 'offerId', 'people'])
    .select(['raisedToCents', 'raisedFrom', 'allowsSmallRises'])
    .orderBy('startedAt')
    .orderBy('id'),
);

/** Days of plans on which something happened, with what the customer changed about them. */
export const ownTiffinPlanDays = query({ TiffinPlan, TiffinPlanDay }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('TiffinPlanDay as day')
    .innerJoin('TiffinPlan as plan', 'plan.id', 'day.planId')
    .where('plan.customerId', '=', userId)
    .select(['day.planId', 'day.serviceDate', 'day.status', 'day.orderId'])
    .select(['day.lines', 'day.totalCents', 'day.deliveryAddress'])
    .orderBy('day.serviceDate')
    .orderBy('day.planId'),
);

export const ownTiffinPlanConsents = query(
  { TiffinPlan, TiffinPlanConsent },
  (from, { userId }: Given<Person>) =>
    from
      .selectFrom('TiffinPlanConsent as consent')
      .innerJoin('TiffinPlan as plan', 'plan.id', 'consent.planId')
      .where('plan.customerId', '=', userId)
      .select(['consent.planId', 'consent.words', 'consent.totalCents', 'consent.agreedAt'])
      .orderBy('consent.agreedAt')
      .orderBy('consent.id'),
);

export const ownTiffinWaits = query({ TiffinWait }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('TiffinWait')
    .where('customerId', '=', userId)
    .select(['offerId', 'weekdays', 'people', 'joinedAt', 'reservedUntil'])
    .orderBy('joinedAt')
    .orderBy('id'),
);

export const ownNotifications = query({ Notification }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('Notification')
    .where('userId', '=', userId)
    .select(['type', 'title', 'message', 'orderId', 'happenedAt', 'readAt'])
    .orderBy('id'),
);

export const ownSessions = query({ Session }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('Session')
    .where('userId', '=', userId)
    .select(['device', 'network', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .orderBy('createdAt'),
);

export const ownClients = query({ RecognizedClient }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('RecognizedClient')
    .where('userId', '=', userId)
    .select(['kind', 'lastUsedAt'])
    .orderBy('lastUsedAt')
    .orderBy('fingerprint'),
);

export const ownPasskeys = query({ Passkey }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('Passkey')
    .where('userId', '=', userId)
    .select(['name', 'isSynced', 'createdAt', 'lastUsedAt'])
    .orderBy('createdAt')
    .orderBy('id'),
);

export const ownApiTokens = query({ ApiToken }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('ApiToken')
    .where('userId', '=', userId)
    .select(['name', 'prefix', 'scopes', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .orderBy('createdAt')
    .orderBy('id'),
);

export const ownExports = query({ Export }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('Export')
    .where('userId', '=', userId)
    .select(['kind', 'format', 'from', 'to', 'status', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id'),
);

export const ownWebhookEndpoints = query({ WebhookEndpoint }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('WebhookEndpoint')
    .where('userId', '=', userId)
    .select(['url', 'types', 'status', 'createdAt', 'lastDeliveredAt'])
    .orderBy('createdAt')
    .orderBy('id'),
);

export const ownAuthenticators = query({ Authenticator }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('Authenticator')
    .where('userId', '=', userId)
    .select(['createdAt', 'confirmedAt'])
    .orderBy('createdAt')
    .orderBy('id'),
);

export const ownDevices = query({ PushDevice }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('PushDevice')
    .where('userId', '=', userId)
    .select(['name', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id'),
);
