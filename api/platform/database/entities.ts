import { nameEntities } from '../../core/database/named-entity.ts';
import { Address } from '../../domains/addresses/address.ts';
import { AuditEvent } from '../../domains/audit/audit-event.ts';
import { City } from '../../domains/cities/city.ts';
import { ZipCode } from '../../domains/cities/zip-code.ts';
import { Favorite } from '../../domains/favorites/favorite.ts';
import { Session } from '../../domains/identity/sessions/session.ts';
import { MailedCode } from '../../domains/identity/signing-in/mailed-code.ts';
import { RecognizedClient } from '../../domains/identity/signing-in/recognized-client.ts';
import { SignInCode } from '../../domains/identity/signing-in/sign-in-code.ts';
import { User } from '../../domains/identity/user.ts';
import { Closure } from '../../domains/mealtimes/closure.ts';
import { MealtimePlan } from '../../domains/mealtimes/mealtime-plan.ts';
import { ServiceDay } from '../../domains/mealtimes/service-day.ts';
import { Dish } from '../../domains/menus/dish.ts';
import { MenuCategory } from '../../domains/menus/menu-category.ts';
import { PhotoFile } from '../../domains/menus/photos/photo-file.ts';
import { OutboxEntry } from '../../domains/notifications/delivery/outbox-entry.ts';
import { Notification } from '../../domains/notifications/notification.ts';
import { NotificationSettings } from '../../domains/notifications/notification-settings.ts';
import { PushDevice } from '../../domains/notifications/push/push-device.ts';
import { Document } from '../../domains/onboarding/application/document.ts';
import { Signature } from '../../domains/onboarding/registration/signature.ts';
import { Decision } from '../../domains/onboarding/review/decision.ts';
import { HeldOrder } from '../../domains/orders/holding/held-order.ts';
import { OrderIssue } from '../../domains/orders/issues/order-issue.ts';
import { Order } from '../../domains/orders/order.ts';
import { OrderLine } from '../../domains/orders/order-line.ts';
import { Dispute } from '../../domains/payments/disputes/dispute.ts';
import { DisputeMovement } from '../../domains/payments/disputes/dispute-movement.ts';
import { LedgerCheck } from '../../domains/payments/ledger/ledger-check.ts';
import { LedgerEntry } from '../../domains/payments/ledger/ledger-entry.ts';
import { ReceivedCardEvent } from '../../domains/payments/paying/received-card-event.ts';
import { UnmatchedPayment } from '../../domains/payments/paying/unmatched-payment.ts';
import { Payment } from '../../domains/payments/payment.ts';
import { Payout } from '../../domains/payments/payouts/payout.ts';
import { PayoutAccount } from '../../domains/payments/payouts/payout-account.ts';
import { PayoutEntry } from '../../domains/payments/payouts/payout-entry.ts';
import { ProviderFailure } from '../../domains/payments/provider-tasks/provider-failure.ts';
import { Refund } from '../../domains/payments/refunding/refund.ts';
import { Review } from '../../domains/reviews/review.ts';
import { Application } from '../../domains/suppliers/application.ts';
import { Supplier } from '../../domains/suppliers/supplier.ts';

/** All entities, listed explicitly so that none depends on its file path. */
export const entities = [
  User,
  Session,
  RecognizedClient,
  SignInCode,
  MailedCode,
  AuditEvent,
  Address,
  City,
  ZipCode,
  Supplier,
  Favorite,
  Application,
  Document,
  Signature,
  Decision,
  MenuCategory,
  Dish,
  PhotoFile,
  MealtimePlan,
  Closure,
  ServiceDay,
  HeldOrder,
  Order,
  OrderIssue,
  Payment,
  Refund,
  PayoutAccount,
  Payout,
  PayoutEntry,
  ProviderFailure,
  Dispute,
  DisputeMovement,
  UnmatchedPayment,
  ReceivedCardEvent,
  LedgerEntry,
  LedgerCheck,
  OrderLine,
  Review,
  OutboxEntry,
  Notification,
  NotificationSettings,
  PushDevice,
];

nameEntities(entities);
