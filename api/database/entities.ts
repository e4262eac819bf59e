import { Address } from '../addresses/address.ts';
import { AuditEvent } from '../audit/audit-event.ts';
import { City } from '../cities/city.ts';
import { ZipCode } from '../cities/zip-code.ts';
import { Favorite } from '../favorites/favorite.ts';
import { MailedCode } from '../identity/mailed-code.ts';
import { RecognizedClient } from '../identity/recognized-client.ts';
import { Session } from '../identity/session.ts';
import { SignInCode } from '../identity/sign-in-code.ts';
import { User } from '../identity/user.ts';
import { Closure } from '../mealtimes/closure.ts';
import { MealtimePlan } from '../mealtimes/mealtime-plan.ts';
import { ServiceDay } from '../mealtimes/service-day.ts';
import { Dish } from '../menus/dish.ts';
import { MenuCategory } from '../menus/menu-category.ts';
import { Notification } from '../notifications/notification.ts';
import { NotificationSettings } from '../notifications/notification-settings.ts';
import { PushDevice } from '../notifications/push/push-device.ts';
import { Application } from '../onboarding/application.ts';
import { Decision } from '../onboarding/decision.ts';
import { Document } from '../onboarding/document.ts';
import { Signature } from '../onboarding/signature.ts';
import { Order } from '../orders/order.ts';
import { OrderIssue } from '../orders/order-issue.ts';
import { OrderLine } from '../orders/order-line.ts';
import { Dispute } from '../payments/dispute.ts';
import { DisputeMovement } from '../payments/dispute-movement.ts';
import { LedgerEntry } from '../payments/ledger-entry.ts';
import { Payment } from '../payments/payment.ts';
import { Payout } from '../payments/payout.ts';
import { ProviderFailure } from '../payments/provider-failure.ts';
import { Refund } from '../payments/refund.ts';
import { UnmatchedPayment } from '../payments/unmatched-payment.ts';
import { Review } from '../reviews/review.ts';
import { Supplier } from '../suppliers/supplier.ts';

/** Every stored noun, named by hand so that none is found or lost by a file's place. */
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
  MealtimePlan,
  Closure,
  ServiceDay,
  Order,
  OrderIssue,
  Payment,
  Refund,
  Payout,
  ProviderFailure,
  Dispute,
  DisputeMovement,
  UnmatchedPayment,
  LedgerEntry,
  OrderLine,
  Review,
  Notification,
  NotificationSettings,
  PushDevice,
];
