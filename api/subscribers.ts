import type { Sql } from './core/database/sql.ts';
import type { Signal } from './core/interfaces/event-bus.ts';
import type { FileStore } from './core/interfaces/file-store.ts';
import type { SecurityLog } from './core/logging/security-log.ts';
import type { Work } from './core/operation/ctx.ts';
import type { AnyEvent, DomainEvent, Subscribers } from './core/operation/event.ts';
import type { MovableClock } from './core/operation/movable-clock.ts';
import { topics } from './core/topics.ts';
import { noteAccountEvent } from './domains/accounts/note-account-event.ts';
import { removeAllAddresses } from './domains/addresses/remove-all-addresses.ts';
import { AnnouncementSaved } from './domains/cities/announcements/announcement-events.ts';
import { CityChanged } from './domains/cities/city-events.ts';
import { OrderingAllowed, OrderingStopSaved } from './domains/cities/ordering-stops/ordering-stop-events.ts';
import { KitchenPausedByAdmin, KitchenWarned } from './domains/conduct/conduct-events.ts';
import { voidProposals } from './domains/conduct/proposals/void-proposals.ts';
import { ExportFilesDropped } from './domains/exports/export-events.ts';
import { FeatureFlagSaved } from './domains/features/feature-events.ts';
import { HouseholdSaved } from './domains/households/household-events.ts';
import { removeHousehold } from './domains/households/remove-household.ts';
import { AccountEvent } from './domains/identity/account-event.ts';
import { ApiSecretIssued } from './domains/identity/api-tokens/api-secret-issued.ts';
import { AccountTakenOver } from './domains/identity/email/account-taken-over.ts';
import { PasswordReplaced } from './domains/identity/password-replaced.ts';
import { PersonRenamed } from './domains/identity/person-renamed.ts';
import { FactorChanged } from './domains/identity/second-factor/factor-changed.ts';
import type { SessionFinder } from './domains/identity/sessions/find-session.ts';
import { NewDeviceSignedIn } from './domains/identity/sessions/new-device-signed-in.ts';
import { SessionChanged } from './domains/identity/sessions/session-changed.ts';
import { SessionEnded } from './domains/identity/sessions/session-ended.ts';
import { ViewEnded } from './domains/identity/sessions/view-ended.ts';
import {
  DishContentsChanged,
  MealMenusPublished,
  MenuChanged,
  PortionLimitsChanged,
} from './domains/menus/menu-events.ts';
import { refreshSearchText } from './domains/menus/refresh-search-text.ts';
import {
  chargeDetail,
  madeDetail,
  plansHaveStopped,
} from './domains/notifications/composing/bill-notifications.ts';
import { writeDayDetail } from './domains/notifications/composing/day-detail.ts';
import { enqueueDecision, forgetDecision } from './domains/notifications/composing/enqueue-decision.ts';
import {
  enqueueForClosedDays,
  enqueueForReopenedDays,
} from './domains/notifications/composing/enqueue-for-closed-days.ts';
import {
  enqueueForEndedPlans,
  enqueueForRunningPlans,
} from './domains/notifications/composing/enqueue-for-plans.ts';
import { issueWords } from './domains/notifications/composing/issue-words.ts';
import { addToOutbox } from './domains/notifications/delivery/outbox.ts';
import type { OutboxKind } from './domains/notifications/delivery/outbox-entry.ts';
import { signalsOfPlans } from './domains/notifications/delivery/plan-signals.ts';
import { ClaimFiled } from './domains/onboarding/claims/claim-filed.ts';
import {
  ApplicationDecided,
  ApplicationSubmitted,
  DecisionUndone,
} from './domains/onboarding/onboarding-events.ts';
import {
  fillContentsWrittenWhileHeld,
  fillMealContents,
} from './domains/orders/meal-menus/fill-meal-contents.ts';
import {
  ContentsUnwritten,
  HeldOrderPlaced,
  OrderCanceled,
  OrderConfirmed,
  OrderIssueReported,
  OrderLinesChanged,
  OrderMoved,
  OrderMoveUndone,
  OrderPlaced,
  OrderReopened,
  PlatesFreed,
  PlatesTaken,
  PrepSheetTicked,
} from './domains/orders/order-events.ts';
import { recountPortions } from './domains/orders/portions/recount-portions.ts';
import { mealSignal } from './domains/orders/prep/meal-signal.ts';
import {
  reopenChangedOrders,
  reopenIfChangedWhileHeld,
} from './domains/orders/reopening/reopen-changed-orders.ts';
import {
  BillChargeDeclined,
  BillNeedsAuthentication,
  BillPaymentReturned,
  DisputeClosed,
  DisputeOpened,
  DisputeUnmatched,
  OrderPaidFromCredit,
  PaymentCompleted,
  PaymentUnmatched,
  PayoutMade,
  PayoutPaid,
  RefundMade,
  TaskNeedsAttention,
  TiffinBillMade,
  TiffinBillOverdue,
  TiffinBillPaid,
  TiffinBillVoided,
} from './domains/payments/payment-events.ts';
import { refundCanceledOrder } from './domains/payments/refunding/refund-canceled-order.ts';
import { PhotoFilesDropped } from './domains/photos/photo-events.ts';
import { ReviewWritten } from './domains/reviews/review-events.ts';
import { touchReviews } from './domains/reviews/touch-reviews.ts';
import { SandboxClockMoved } from './domains/sandbox/sandbox-events.ts';
import { sandboxId } from './domains/sandbox/stored-sandbox.ts';
import { eraseNotesOfKitchen, eraseNotesOfPerson } from './domains/staff/notes/erase-notes.ts';
import { noteViewEnded } from './domains/staff/viewing/note-view-ended.ts';
import {
  KitchenClosed,
  KitchenDaysClosed,
  KitchenDaysReopened,
  KitchenPauseEnded,
  KitchenReinstated,
  KitchenSuspended,
} from './domains/suppliers/kitchen-events.ts';
import { KitchenChanged, KitchenProfileChanged } from './domains/suppliers/supplier-events.ts';
import { askBackOfStopped } from './domains/tiffin-plans/billing/ask-credit-back.ts';
import { replaceBillOfStopped, voidBillsOfKitchen } from './domains/tiffin-plans/billing/close-bills.ts';
import { continueAfterPayment } from './domains/tiffin-plans/billing/continue-after-payment.ts';
import { planReopenedDays } from './domains/tiffin-plans/closed-days/plan-reopened-days.ts';
import { retryStoppedDays } from './domains/tiffin-plans/closed-days/retry-stopped-days.ts';
import { forgetConflicts } from './domains/tiffin-plans/forget-conflicts.ts';
import {
  TiffinConsentGiven,
  TiffinCreditAskedBack,
  TiffinDayMissed,
  TiffinDayRefused,
  TiffinDaysClosed,
  TiffinDaysOrdered,
  TiffinDaysReopened,
  TiffinOrderBreaksDiet,
  TiffinPlanChanged,
  TiffinPlanStarted,
  TiffinPlanStoppedByCustomer,
  TiffinPriceRaised,
} from './domains/tiffin-plans/tiffin-plan-events.ts';
import { TiffinSpotsReserved, TiffinWaitEnded } from './domains/tiffin-plans/waitlist/tiffin-wait-events.ts';
import { removeWebhooks } from './domains/webhooks/remove-webhooks.ts';
import { WebhookChanged, WebhookDisabled, WebhookDue } from './domains/webhooks/webhook-events.ts';

interface Joined {
  files: FileStore;
  security: Pick<SecurityLog, 'noteErased'>;
  sessions: Pick<SessionFinder, 'forget'>;
  /** Clock of this process, where it can be moved. */
  sandbox: MovableClock | null;
  /** Drops cached responses about an object. */
  invalidate(id: string): void;
  /** Drops all cached responses. */
  invalidateAll(): void;
  /** Sends webhooks. */
  webhooks: { wake(): void };
  live: {
    /** Relays the outbox. */
    relay: { wake(): void };
    announce(topic: string, id: string): void;
    announceAll(signals: readonly Signal[]): void;
    announceWithin(sql: Sql, topic: string, id: string): Promise<void>;
    announceUnlessWithin(topic: string, id: string): void;
  };
}

type Kinds<Event extends AnyEvent = AnyEvent> = readonly (abstract new (...args: never[]) => Event)[];

type KitchenEvents = Kinds<AnyEvent & { supplierId: string }>;

/** Events that change what the public sees of a kitchen, and of which the relay sends signals. */
const relayedKitchenChanges: KitchenEvents = [
  OrderPlaced,
  OrderCanceled,
  KitchenSuspended,
  KitchenReinstated,
  ApplicationDecided,
  DecisionUndone,
];
/** Those that no one is notified of. */
const quietKitchenChanges: KitchenEvents = [PlatesTaken, PlatesFreed, MenuChanged, ReviewWritten];

/** Events whose outbox entries are not written by `notify`. */
const otherNotifiedEvents: Kinds = [
  OrderPlaced,
  ApplicationDecided,
  DecisionUndone,
  KitchenDaysClosed,
  KitchenDaysReopened,
  KitchenClosed,
];

/** After X, do Y: connects domains that do not know each other. */
export const subscribe = (subscribers: Subscribers<Work>, joined: Joined): void => {
  within(subscribers, joined);
  after(subscribers, joined);
};

const within = (subscribers: Subscribers<Work>, { live }: Joined): void => {
  /** Writes an entry of the outbox, and wakes the relay after the commit. */
  const notify = <Event extends DomainEvent>(
    happened: abstract new (...args: never[]) => Event,
    kind: OutboxKind,
    entryOf: (event: Event) => [subjectId: string, detail?: string | null],
  ) => {
    subscribers.within(happened, (work, event) => addToOutbox(work, kind, ...entryOf(event)));
    subscribers.after(happened, () => live.relay.wake());
  };
  subscribers.within(SessionEnded, ({ sql }, { sessionId }) =>
    live.announceWithin(sql, topics.endedSessions, sessionId),
  );
  subscribers.within(SessionChanged, ({ sql }, { sessionId }) =>
    live.announceWithin(sql, topics.endedSessions, sessionId),
  );
  subscribers.within(ViewEnded, noteViewEnded);
  subscribers.within(SandboxClockMoved, ({ sql }) =>
    live.announceWithin(sql, topics.sandboxClock, sandboxId),
  );
  subscribers.within(FeatureFlagSaved, ({ sql }, { feature }) =>
    live.announceWithin(sql, topics.featureFlags, feature),
  );
  subscribers.within(AccountEvent, noteAccountEvent);
  subscribers.within(AccountEvent, eraseNotesOfPerson);
  notify(NewDeviceSignedIn, 'NEW_DEVICE', ({ userId, client }) => [userId, client]);
  subscribers.within(AccountTakenOver, ({ sql }, { userId }) => removeAllAddresses(sql, userId));
  subscribers.within(AccountTakenOver, ({ sql }, { userId }) => removeHousehold(sql, userId));
  subscribers.within(HouseholdSaved, forgetConflicts);
  subscribers.within(PersonRenamed, async ({ sql }, { userId }) => {
    await touchReviews.all(sql, { userId });
  });
  notify(FactorChanged, 'SECOND_FACTOR_CHANGED', ({ userId, change }) => [userId, change]);
  notify(ApiSecretIssued, 'API_SECRET_ISSUED', ({ userId, name }) => [userId, name]);
  notify(PasswordReplaced, 'PASSWORD_REPLACED', ({ userId, by }) => [userId, by]);
  notify(WebhookChanged, 'WEBHOOK_CHANGED', ({ userId, host }) => [userId, host]);
  notify(WebhookDisabled, 'WEBHOOK_DISABLED', ({ userId, host }) => [userId, host]);
  subscribers.within(AccountTakenOver, removeWebhooks);
  subscribers.within(OrderCanceled, refundCanceledOrder);
  // The statement that places an order without payment writes this itself.
  notify(HeldOrderPlaced, 'ORDER_PLACED', ({ orderId }) => [orderId]);
  subscribers.within(HeldOrderPlaced, reopenIfChangedWhileHeld);
  subscribers.within(HeldOrderPlaced, fillContentsWrittenWhileHeld);
  subscribers.within(KitchenProfileChanged, ({ sql }, { supplierId }) => refreshSearchText(sql, supplierId));
  notify(OrderConfirmed, 'ORDER_CONFIRMED', ({ orderId, why }) => [orderId, why]);
  subscribers.within(DishContentsChanged, reopenChangedOrders);
  subscribers.within(PortionLimitsChanged, recountPortions);
  subscribers.within(MealMenusPublished, fillMealContents);
  notify(ContentsUnwritten, 'CONTENTS_UNWRITTEN', ({ supplierId, ...meal }) => [
    supplierId,
    mealSignal(meal),
  ]);
  notify(OrderReopened, 'ORDER_REOPENED', ({ orderId, change }) => [orderId, change]);
  notify(PaymentCompleted, 'PAYMENT_COMPLETED', ({ orderId }) => [orderId]);
  notify(RefundMade, 'REFUND_MADE', ({ orderId, refundId }) => [orderId, refundId]);
  notify(PaymentUnmatched, 'PAYMENT_UNMATCHED', ({ unmatchedId, name }) => [unmatchedId, name]);
  notify(DisputeUnmatched, 'DISPUTE_UNMATCHED', ({ unmatchedId, name }) => [unmatchedId, name]);
  notify(TaskNeedsAttention, 'TASK_NEEDS_ATTENTION', ({ failureId, subjectName }) => [
    failureId,
    subjectName,
  ]);
  notify(DisputeOpened, 'DISPUTE_OPENED', ({ disputeId }) => [disputeId]);
  notify(DisputeClosed, 'DISPUTE_CLOSED', ({ disputeId }) => [disputeId]);
  notify(TiffinPlanStarted, 'TIFFIN_PLAN_STARTED', ({ planId, consent }) => [planId, consent]);
  notify(TiffinConsentGiven, 'TIFFIN_CONSENT_GIVEN', ({ planId, consent }) => [planId, consent]);
  notify(TiffinOrderBreaksDiet, 'TIFFIN_ORDER_BREAKS_DIET', ({ planId, serviceDate, reason }) => [
    planId,
    `${serviceDate} ${reason}`,
  ]);
  notify(TiffinDayRefused, 'TIFFIN_DAY_REFUSED', ({ planId, ...day }) => [planId, writeDayDetail(day)]);
  notify(TiffinDayMissed, 'TIFFIN_DAY_MISSED', ({ planId, serviceDate, ...day }) => [
    planId,
    writeDayDetail({ serviceDates: [serviceDate], ...day }),
  ]);
  notify(
    TiffinPriceRaised,
    'TIFFIN_PRICE_RAISED',
    ({ planId, agreedCents, raisedToCents, from, needsConsent }) => [
      planId,
      `${agreedCents} ${raisedToCents} ${from} ${needsConsent ? 'ASK' : 'TELL'}`,
    ],
  );
  notify(TiffinSpotsReserved, 'TIFFIN_SPOTS_RESERVED', ({ waitId }) => [waitId]);
  notify(TiffinWaitEnded, 'TIFFIN_WAIT_ENDED', ({ customerId, offerId, reason }) => [
    customerId,
    `${offerId} ${reason}`,
  ]);
  notify(TiffinBillMade, 'TIFFIN_BILL_MADE', ({ billId, replaces, takesCards }) => [
    billId,
    madeDetail(replaces, takesCards),
  ]);
  notify(TiffinBillVoided, 'TIFFIN_BILL_VOID', ({ billId }) => [billId]);
  notify(BillChargeDeclined, 'TIFFIN_BILL_DECLINED', ({ billId, cardName, nextAt }) => [
    billId,
    chargeDetail(cardName, nextAt),
  ]);
  notify(BillNeedsAuthentication, 'TIFFIN_BILL_AUTHENTICATION', ({ billId, cardName }) => [
    billId,
    chargeDetail(cardName, null),
  ]);
  notify(BillPaymentReturned, 'TIFFIN_BILL_RETURNED', ({ billId }) => [billId]);
  subscribers.within(TiffinBillPaid, continueAfterPayment);
  notify(TiffinBillPaid, 'TIFFIN_BILL_PAID', ({ billId }) => [billId]);
  notify(TiffinBillOverdue, 'TIFFIN_BILL_OVERDUE', ({ billId, hasRunningPlan }) => [
    billId,
    hasRunningPlan ? null : plansHaveStopped,
  ]);
  subscribers.within(TiffinPlanStoppedByCustomer, replaceBillOfStopped);
  subscribers.within(TiffinPlanStoppedByCustomer, askBackOfStopped);
  notify(TiffinCreditAskedBack, 'TIFFIN_CREDIT_ASKED_BACK', ({ creditId }) => [creditId]);
  notify(OrderCanceled, 'ORDER_CANCELED', ({ orderId, detail }) => [orderId, detail]);
  notify(OrderMoved, 'ORDER_MOVED', ({ orderId, status }) => [orderId, status]);
  notify(OrderMoveUndone, 'ORDER_MOVE_UNDONE', ({ orderId, status }) => [orderId, status]);
  notify(OrderIssueReported, 'ORDER_ISSUE', event => [event.orderId, issueWords(event)]);
  notify(ApplicationSubmitted, 'APPLICATION_SUBMITTED', ({ applicationId }) => [applicationId]);
  notify(ClaimFiled, 'CLAIM_FILED', ({ claimId }) => [claimId]);
  subscribers.within(ApplicationDecided, enqueueDecision);
  subscribers.within(DecisionUndone, forgetDecision);
  notify(KitchenSuspended, 'KITCHEN_SUSPENDED', ({ supplierId, reason }) => [supplierId, reason]);
  subscribers.within(KitchenSuspended, enqueueForRunningPlans);
  subscribers.within(KitchenDaysClosed, enqueueForClosedDays);
  subscribers.within(KitchenDaysReopened, planReopenedDays);
  subscribers.within(OrderingAllowed, retryStoppedDays);
  subscribers.within(KitchenDaysReopened, enqueueForReopenedDays);
  subscribers.within(KitchenClosed, enqueueForEndedPlans);
  subscribers.within(KitchenClosed, voidBillsOfKitchen);
  subscribers.within(KitchenClosed, eraseNotesOfKitchen);
  notify(KitchenReinstated, 'KITCHEN_REINSTATED', ({ supplierId, reason }) => [supplierId, reason]);
  notify(KitchenWarned, 'KITCHEN_WARNED', ({ supplierId, words }) => [supplierId, words]);
  notify(KitchenPausedByAdmin, 'KITCHEN_PAUSED', ({ supplierId, until, words }) => [
    supplierId,
    `${until} ${words}`,
  ]);
  notify(KitchenPauseEnded, 'KITCHEN_PAUSE_ENDED', ({ supplierId, reason }) => [supplierId, reason]);
  for (const event of [KitchenSuspended, KitchenClosed]) subscribers.within(event, voidProposals);
  // For programs only.
  notify(KitchenChanged, 'KITCHEN_CHANGED', ({ supplierId }) => [supplierId]);
  notify(MenuChanged, 'MENU_CHANGED', ({ supplierId }) => [supplierId]);
  notify(ReviewWritten, 'REVIEW_WRITTEN', ({ orderId }) => [orderId]);
  notify(PayoutMade, 'PAYOUT_MADE', ({ payoutId }) => [payoutId]);
  notify(PayoutPaid, 'PAYOUT_PAID', ({ payoutId }) => [payoutId]);
  notify(TiffinPlanChanged, 'TIFFIN_PLAN_CHANGED', ({ planId }) => [planId]);
};

const after = (
  subscribers: Subscribers<Work>,
  { files, security, sessions, sandbox, invalidate, invalidateAll, webhooks, live }: Joined,
): void => {
  // Only once it is committed: by this line the account is erased again after a restore.
  subscribers.after(AccountEvent, ({ action, user }) => {
    if (action === 'ACCOUNT_DELETED') security.noteErased(user.id);
  });
  for (const event of [SessionEnded, SessionChanged])
    subscribers.after(event, ({ sessionId }) => {
      sessions.forget(sessionId);
      live.announceUnlessWithin(topics.endedSessions, sessionId);
    });
  subscribers.after(SandboxClockMoved, ({ aheadMinutes }) => {
    sandbox?.takeAhead(aheadMinutes);
    live.announceUnlessWithin(topics.sandboxClock, sandboxId);
  });
  subscribers.after(FeatureFlagSaved, ({ feature }) =>
    live.announceUnlessWithin(topics.featureFlags, feature),
  );
  for (const event of [...relayedKitchenChanges, ...quietKitchenChanges])
    subscribers.after(event, ({ supplierId }) => invalidate(supplierId));
  for (const event of quietKitchenChanges)
    subscribers.after(event, ({ supplierId }) => live.announce(topics.supplier(supplierId), supplierId));
  // A file that stays behind is swept later.
  for (const event of [PhotoFilesDropped, ExportFilesDropped])
    subscribers.after(event, ({ keys }) => {
      for (const key of keys) void files.remove(key).catch(() => undefined);
    });
  subscribers.after(CityChanged, ({ cityId }) => invalidate(cityId));
  // Pages name the city or a kitchen of it, so their requests do not have its ID.
  for (const event of [OrderingStopSaved, OrderingAllowed]) subscribers.after(event, invalidateAll);
  subscribers.after(AnnouncementSaved, invalidateAll);
  subscribers.after(WebhookDue, () => webhooks.wake());
  for (const event of otherNotifiedEvents) subscribers.after(event, () => live.relay.wake());
  subscribers.after(OrderLinesChanged, ({ orderId, supplierId }) => {
    live.announce(topics.order(orderId), orderId);
    live.announce(topics.kitchenOrders(supplierId), orderId);
  });
  subscribers.after(OrderPaidFromCredit, ({ orderId, supplierId }) => {
    live.announce(topics.order(orderId), orderId);
    live.announce(topics.kitchenOrders(supplierId), orderId);
  });
  for (const event of [TiffinDaysOrdered, TiffinDaysClosed, TiffinDaysReopened])
    subscribers.after(event, ({ plans }) => live.announceAll(signalsOfPlans(plans)));
  subscribers.after(PrepSheetTicked, ({ supplierId, ...meal }) =>
    live.announce(topics.prepSheets(supplierId), mealSignal(meal)),
  );
  subscribers.after(KitchenChanged, ({ supplierId }) => {
    invalidate(supplierId);
    live.announce(topics.supplier(supplierId), supplierId);
  });
};
