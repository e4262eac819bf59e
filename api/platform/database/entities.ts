import { nameEntities } from '../../core/database/named-entity.ts';
import { Address } from '../../domains/addresses/address.ts';
import { AuditEvent } from '../../domains/audit/audit-event.ts';
import { Announcement } from '../../domains/cities/announcements/announcement.ts';
import { City } from '../../domains/cities/city.ts';
import { OrderingStop } from '../../domains/cities/ordering-stops/ordering-stop.ts';
import { RememberedCity } from '../../domains/cities/remembered-city.ts';
import { ZipCode } from '../../domains/cities/zip-code.ts';
import { ConductProposal } from '../../domains/conduct/proposals/conduct-proposal.ts';
import { MarketplaceEvent } from '../../domains/events/marketplace-event.ts';
import { Export } from '../../domains/exports/export.ts';
import { Favorite } from '../../domains/favorites/favorite.ts';
import { FeatureFlag } from '../../domains/features/feature-flag.ts';
import { FeatureFlagCity } from '../../domains/features/feature-flag-city.ts';
import { Household } from '../../domains/households/household.ts';
import { ApiToken } from '../../domains/identity/api-tokens/api-token.ts';
import { EmailProof } from '../../domains/identity/email/email-proof.ts';
import { EmailChange } from '../../domains/identity/email-change/email-change.ts';
import { Authenticator } from '../../domains/identity/second-factor/authenticators/authenticator.ts';
import { FactorChallenge } from '../../domains/identity/second-factor/factor-challenge.ts';
import { Passkey } from '../../domains/identity/second-factor/passkeys/passkey.ts';
import { RecoveryCode } from '../../domains/identity/second-factor/recovery-codes/recovery-code.ts';
import { Session } from '../../domains/identity/sessions/session.ts';
import { MailedCode } from '../../domains/identity/signing-in/mailed-code.ts';
import { RecognizedClient } from '../../domains/identity/signing-in/recognized-client.ts';
import { SignInCode } from '../../domains/identity/signing-in/sign-in-code.ts';
import { User } from '../../domains/identity/user.ts';
import { Closure } from '../../domains/mealtimes/closure.ts';
import { MealtimePlan } from '../../domains/mealtimes/mealtime-plan.ts';
import { ServiceDay } from '../../domains/mealtimes/service-day.ts';
import { Dish } from '../../domains/menus/dish.ts';
import { MealMenu } from '../../domains/menus/meal-menus/meal-menu.ts';
import { MenuCategory } from '../../domains/menus/menu-category.ts';
import { CategoryPortionCount } from '../../domains/menus/portions/category-portion-count.ts';
import { PortionCount } from '../../domains/menus/portions/portion-count.ts';
import { OutboxEntry } from '../../domains/notifications/delivery/outbox-entry.ts';
import { Notification } from '../../domains/notifications/notification.ts';
import { NotificationSettings } from '../../domains/notifications/notification-settings.ts';
import { PushDevice } from '../../domains/notifications/push/push-device.ts';
import { Document } from '../../domains/onboarding/application/document.ts';
import { EinClaim } from '../../domains/onboarding/claims/ein-claim.ts';
import { Signature } from '../../domains/onboarding/registration/signature.ts';
import { Decision } from '../../domains/onboarding/review/decision.ts';
import { HeldOrder } from '../../domains/orders/holding/held-order.ts';
import { OrderIssue } from '../../domains/orders/issues/order-issue.ts';
import { ContentReminder } from '../../domains/orders/meal-menus/content-reminder.ts';
import { Order } from '../../domains/orders/order.ts';
import { OrderLine } from '../../domains/orders/order-line.ts';
import { PrepTick } from '../../domains/orders/prep/prep-tick.ts';
import { TiffinBill } from '../../domains/payments/bills/tiffin-bill.ts';
import { TiffinCredit } from '../../domains/payments/credit/tiffin-credit.ts';
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
import { BillCharge } from '../../domains/payments/saved-cards/bill-charge.ts';
import { SavedCard } from '../../domains/payments/saved-cards/saved-card.ts';
import { PhotoFile } from '../../domains/photos/photo-file.ts';
import { Review } from '../../domains/reviews/review.ts';
import { SandboxPayment } from '../../domains/sandbox/cards/sandbox-payment.ts';
import { StoredSandbox } from '../../domains/sandbox/stored-sandbox.ts';
import { SupportNote } from '../../domains/staff/notes/support-note.ts';
import { StaffPasswordLink } from '../../domains/staff/passwords/staff-password-link.ts';
import { StaffInvitation } from '../../domains/staff/staff-invitation.ts';
import { Application } from '../../domains/suppliers/application.ts';
import { Supplier } from '../../domains/suppliers/supplier.ts';
import { TiffinForecastCount } from '../../domains/tiffin-plans/forecast/tiffin-forecast-count.ts';
import { TiffinOffer } from '../../domains/tiffin-plans/offers/tiffin-offer.ts';
import { TiffinPlan } from '../../domains/tiffin-plans/tiffin-plan.ts';
import { TiffinPlanConsent } from '../../domains/tiffin-plans/tiffin-plan-consent.ts';
import { TiffinPlanDay } from '../../domains/tiffin-plans/tiffin-plan-day.ts';
import { TiffinWait } from '../../domains/tiffin-plans/waitlist/tiffin-wait.ts';
import { WebhookDelivery } from '../../domains/webhooks/webhook-delivery.ts';
import { WebhookEndpoint } from '../../domains/webhooks/webhook-endpoint.ts';

/** All entities, listed explicitly so that none depends on its file path. */
export const entities = [
  User,
  Session,
  RecognizedClient,
  SignInCode,
  MailedCode,
  EmailProof,
  EmailChange,
  ApiToken,
  Passkey,
  Authenticator,
  RecoveryCode,
  FactorChallenge,
  AuditEvent,
  Address,
  City,
  RememberedCity,
  OrderingStop,
  Announcement,
  ZipCode,
  Supplier,
  FeatureFlag,
  FeatureFlagCity,
  Favorite,
  Application,
  Document,
  Signature,
  EinClaim,
  Decision,
  MenuCategory,
  Dish,
  PhotoFile,
  MealMenu,
  Household,
  MealtimePlan,
  Closure,
  ServiceDay,
  HeldOrder,
  Order,
  OrderIssue,
  PrepTick,
  ContentReminder,
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
  TiffinCredit,
  TiffinBill,
  SavedCard,
  BillCharge,
  OrderLine,
  PortionCount,
  CategoryPortionCount,
  Review,
  TiffinForecastCount,
  TiffinOffer,
  TiffinPlan,
  TiffinPlanConsent,
  TiffinPlanDay,
  TiffinWait,
  ConductProposal,
  OutboxEntry,
  MarketplaceEvent,
  WebhookEndpoint,
  WebhookDelivery,
  Export,
  StoredSandbox,
  SandboxPayment,
  Notification,
  NotificationSettings,
  PushDevice,
  StaffInvitation,
  StaffPasswordLink,
  SupportNote,
];

nameEntities(entities);
