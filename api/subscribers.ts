import type { Sql } from './core/database/sql.ts';
import type { FileStore } from './core/interfaces/file-store.ts';
import type { Work } from './core/operation/ctx.ts';
import type { AnyEvent, DomainEvent, Subscribers } from './core/operation/event.ts';
import { topics } from './core/topics.ts';
import { noteAccountEvent } from './domains/accounts/note-account-event.ts';
import { CityChanged } from './domains/cities/city-events.ts';
import { AccountEvent } from './domains/identity/account-event.ts';
import { PasswordReplaced } from './domains/identity/password-replaced.ts';
import type { SessionFinder } from './domains/identity/sessions/find-session.ts';
import { SessionEnded } from './domains/identity/sessions/session-ended.ts';
import { DishContentsChanged, MenuChanged, PhotoFilesDropped } from './domains/menus/menu-events.ts';
import { refreshSearchText } from './domains/menus/refresh-search-text.ts';
import { enqueueDecision, forgetDecision } from './domains/notifications/composing/enqueue-decision.ts';
import { issueWords } from './domains/notifications/composing/issue-words.ts';
import { enqueueNotification } from './domains/notifications/delivery/outbox.ts';
import type { OutboxKind } from './domains/notifications/delivery/outbox-entry.ts';
import {
  ApplicationDecided,
  ApplicationSubmitted,
  DecisionUndone,
} from './domains/onboarding/onboarding-events.ts';
import {
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
} from './domains/orders/order-events.ts';
import {
  reopenChangedOrders,
  reopenIfChangedWhileHeld,
} from './domains/orders/reopening/reopen-changed-orders.ts';
import {
  DisputeClosed,
  DisputeOpened,
  DisputeUnmatched,
  PaymentCompleted,
  PaymentUnmatched,
  RefundMade,
  TaskNeedsAttention,
} from './domains/payments/payment-events.ts';
import { refundCanceledOrder } from './domains/payments/refunding/refund-canceled-order.ts';
import { ReviewWritten } from './domains/reviews/review-events.ts';
import { KitchenReinstated, KitchenSuspended } from './domains/suppliers/kitchen-events.ts';
import { KitchenChanged, KitchenProfileChanged } from './domains/suppliers/supplier-events.ts';

interface Joined {
  files: FileStore;
  sessions: SessionFinder;
  /** Drops cached responses about an object. */
  invalidate(id: string): void;
  live: {
    /** Relays the outbox. */
    relay: { wake(): void };
    announce(topic: string, id: string): void;
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
const otherNotifiedEvents: Kinds = [OrderPlaced, ApplicationDecided, DecisionUndone];

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
    subscribers.within(happened, (work, event) => enqueueNotification(work, kind, ...entryOf(event)));
    subscribers.after(happened, () => live.relay.wake());
  };
  subscribers.within(SessionEnded, ({ sql }, { sessionId }) =>
    live.announceWithin(sql, topics.endedSessions, sessionId),
  );
  subscribers.within(AccountEvent, noteAccountEvent);
  notify(PasswordReplaced, 'PASSWORD_REPLACED', ({ userId, by }) => [userId, by]);
  subscribers.within(OrderCanceled, refundCanceledOrder);
  // The statement that places an order without payment writes this itself.
  notify(HeldOrderPlaced, 'ORDER_PLACED', ({ orderId }) => [orderId]);
  subscribers.within(HeldOrderPlaced, reopenIfChangedWhileHeld);
  subscribers.within(KitchenProfileChanged, ({ sql }, { supplierId }) => refreshSearchText(sql, supplierId));
  notify(OrderConfirmed, 'ORDER_CONFIRMED', ({ orderId, why }) => [orderId, why]);
  subscribers.within(DishContentsChanged, reopenChangedOrders);
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
  notify(OrderCanceled, 'ORDER_CANCELED', ({ orderId }) => [orderId]);
  notify(OrderMoved, 'ORDER_MOVED', ({ orderId, status }) => [orderId, status]);
  notify(OrderMoveUndone, 'ORDER_MOVE_UNDONE', ({ orderId, status }) => [orderId, status]);
  notify(OrderIssueReported, 'ORDER_ISSUE', event => [event.orderId, issueWords(event)]);
  notify(ApplicationSubmitted, 'APPLICATION_SUBMITTED', ({ applicationId }) => [applicationId]);
  subscribers.within(ApplicationDecided, enqueueDecision);
  subscribers.within(DecisionUndone, forgetDecision);
  notify(KitchenSuspended, 'KITCHEN_SUSPENDED', ({ supplierId, reason }) => [supplierId, reason]);
  notify(KitchenReinstated, 'KITCHEN_REINSTATED', ({ supplierId, reason }) => [supplierId, reason]);
};

const after = (subscribers: Subscribers<Work>, { files, sessions, invalidate, live }: Joined): void => {
  subscribers.after(SessionEnded, ({ sessionId }) => {
    sessions.forget(sessionId);
    live.announceUnlessWithin(topics.endedSessions, sessionId);
  });
  for (const event of [...relayedKitchenChanges, ...quietKitchenChanges])
    subscribers.after(event, ({ supplierId }) => invalidate(supplierId));
  for (const event of quietKitchenChanges)
    subscribers.after(event, ({ supplierId }) => live.announce(topics.supplier(supplierId), supplierId));
  // A file that stays behind is swept later.
  subscribers.after(PhotoFilesDropped, ({ keys }) => {
    for (const key of keys) void files.remove(key).catch(() => undefined);
  });
  subscribers.after(CityChanged, ({ cityId }) => invalidate(cityId));
  for (const event of otherNotifiedEvents) subscribers.after(event, () => live.relay.wake());
  subscribers.after(OrderLinesChanged, ({ orderId, supplierId }) => {
    live.announce(topics.order(orderId), orderId);
    live.announce(topics.kitchenOrders(supplierId), orderId);
  });
  subscribers.after(KitchenChanged, ({ supplierId }) => {
    invalidate(supplierId);
    live.announce(topics.supplier(supplierId), supplierId);
  });
};
