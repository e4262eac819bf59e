import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Address } from '../addresses/address.ts';
import { RememberedCity } from '../cities/remembered-city.ts';
import { Favorite } from '../favorites/favorite.ts';
import { Household } from '../households/household.ts';
import { EmailChange } from '../identity/email-change/email-change.ts';
import { formerNames, newFormerAddress } from '../identity/former-names.ts';
import { Authenticator } from '../identity/second-factor/authenticators/authenticator.ts';
import { Passkey } from '../identity/second-factor/passkeys/passkey.ts';
import { RecoveryCode } from '../identity/second-factor/recovery-codes/recovery-code.ts';
import { RecognizedClient } from '../identity/signing-in/recognized-client.ts';
import { User } from '../identity/user.ts';
import { Notification } from '../notifications/notification.ts';
import { NotificationSettings } from '../notifications/notification-settings.ts';
import { PushDevice } from '../notifications/push/push-device.ts';
import { HeldOrder } from '../orders/holding/held-order.ts';
import { Order } from '../orders/order.ts';
import { Refund } from '../payments/refunding/refund.ts';
import { SavedCard, SavedCardStatus } from '../payments/saved-cards/saved-card.ts';
import { touchReviews } from '../reviews/touch-reviews.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { TiffinPlan } from '../tiffin-plans/tiffin-plan.ts';
import { TiffinWait } from '../tiffin-plans/waitlist/tiffin-wait.ts';
import { WebhookEndpoint } from '../webhooks/webhook-endpoint.ts';

type Person = Given<{ userId: string }>;

/** One statement for each table with personal data, in this order. */
const erasures = [
  query({ Address }, (on, { userId }: Person) => on.deleteFrom('Address').where('userId', '=', userId)),
  query({ Household }, (on, { userId }: Person) => on.deleteFrom('Household').where('userId', '=', userId)),
  query({ RememberedCity }, (on, { userId }: Person) =>
    on.deleteFrom('RememberedCity').where('userId', '=', userId),
  ),
  query({ Favorite }, (on, { userId }: Person) => on.deleteFrom('Favorite').where('userId', '=', userId)),
  query({ Notification }, (on, { userId }: Person) =>
    on.deleteFrom('Notification').where('userId', '=', userId),
  ),
  // Notifications to kitchens quote the customer's own reason for a cancellation.
  query({ Notification, Order, Supplier }, (on, { userId }: Person) =>
    on
      .deleteFrom('Notification as n')
      .using(['Order as o', 'Supplier as s'])
      .where('o.customerId', '=', userId)
      .where('o.canceledBy', '=', 'CUSTOMER')
      .whereRef('s.id', '=', 'o.supplierId')
      .whereRef('n.userId', '=', 's.userId')
      .whereRef('n.orderId', '=', 'o.id'),
  ),
  query({ PushDevice }, (on, { userId }: Person) => on.deleteFrom('PushDevice').where('userId', '=', userId)),
  query({ RecognizedClient }, (on, { userId }: Person) =>
    on.deleteFrom('RecognizedClient').where('userId', '=', userId),
  ),
  query({ Passkey }, (on, { userId }: Person) => on.deleteFrom('Passkey').where('userId', '=', userId)),
  query({ Authenticator }, (on, { userId }: Person) =>
    on.deleteFrom('Authenticator').where('userId', '=', userId),
  ),
  query({ RecoveryCode }, (on, { userId }: Person) =>
    on.deleteFrom('RecoveryCode').where('userId', '=', userId),
  ),
  query({ WebhookEndpoint }, (on, { userId }: Person) =>
    on.deleteFrom('WebhookEndpoint').where('userId', '=', userId),
  ),
  query({ EmailChange }, (on, { userId }: Person) =>
    on.deleteFrom('EmailChange').where('userId', '=', userId),
  ),
  query({ NotificationSettings }, (on, { userId }: Person) =>
    on.deleteFrom('NotificationSettings').where('userId', '=', userId),
  ),
  // The request hash covers the address as well, and the network hash identifies their network.
  query({ Order }, (on, { userId }: Person) =>
    on
      .updateTable('Order')
      .set({ deliveryAddress: null, note: null, requestHash: '', placedFrom: null })
      .set(order => ({
        cancellationReason: order
          .case('canceledBy')
          .when('CUSTOMER')
          .then(null)
          .else(order.ref('cancellationReason'))
          .end(),
      }))
      .where('customerId', '=', userId),
  ),
  // A refund repeats the reason of the cancellation.
  query({ Refund }, (on, { userId }: Person) =>
    on
      .updateTable('Refund')
      .set({ reason: null })
      .where('customerId', '=', userId)
      .where('cause', '=', 'CANCELED'),
  ),
  // Who changes a plan locks it before their wait.
  query({ TiffinPlan }, (on, { userId }: Person) =>
    on.deleteFrom('TiffinPlan').where('customerId', '=', userId),
  ),
  query({ TiffinWait }, (on, { userId }: Person) =>
    on.deleteFrom('TiffinWait').where('customerId', '=', userId),
  ),
  query({ HeldOrder }, (on, { userId }: Person) =>
    on
      .updateTable('HeldOrder')
      .set({ deliveryAddress: null, note: null, requestHash: '', placedFrom: null })
      .where('customerId', '=', userId),
  ),
  // They are read with the name of their author; who writes one has locked its order before.
  touchReviews,
];

/** The words that they agreed to stay as proof; the card itself is deleted at its provider next. */
const removeCards = query({ SavedCard }, (on, { userId, now }: Given<{ userId: string; now: Date }>) =>
  on
    .updateTable('SavedCard')
    .set({ status: SavedCardStatus.REMOVED, isToForget: true, removedAt: now, methodId: null })
    .set({ brand: null, lastFour: null, expiryMonth: null, expiryYear: null })
    .where('customerId', '=', userId)
    .where('status', '<>', SavedCardStatus.REMOVED),
);

const closeAccount = query(
  { User },
  (on, { userId, name, email, now }: Given<{ userId: string; name: string; email: string; now: Date }>) =>
    on
      .updateTable('User')
      .set({ name, email, phone: null, passwordHash: null, disabledAt: now, erasedAt: now })
      .where('id', '=', userId),
);

/** Erases everything that identifies a person; order totals and review texts stay, anonymously. */
export const erasePerson = async (
  sql: Sql,
  { id: userId, role }: { id: string; role: keyof typeof formerNames },
  now: Date,
): Promise<void> => {
  for (const erasure of erasures) await erasure.all(sql, { userId });
  await removeCards.all(sql, { userId, now });
  const email = newFormerAddress();
  await closeAccount.all(sql, { userId, name: formerNames[role], email, now });
};
