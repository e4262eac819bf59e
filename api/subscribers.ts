import type { Sql } from './core/database/sql.ts';
import type { FileStore } from './core/interfaces/file-store.ts';
import type { Work } from './core/operation/ctx.ts';
import type { AnyEvent, Subscribers } from './core/operation/event.ts';
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

/** Events that change what the public sees of a kitchen. */
const kitchenChanges: Kinds<AnyEvent & { supplierId: string }> = [
  OrderPlaced,
  OrderCanceled,
  PlatesTaken,
  PlatesFreed,
  MenuChanged,
  ReviewWritten,
  KitchenSuspended,
  KitchenReinstated,
  ApplicationDecided,
  DecisionUndone,
];

/** Events that write to the outbox. */
const notifiedEvents: Kinds = [
  OrderIssueReported,
  OrderPlaced,
  OrderMoved,
  OrderMoveUndone,
  OrderCanceled,
  OrderConfirmed,
  OrderReopened,
  PaymentCompleted,
  RefundMade,
  PaymentUnmatched,
  DisputeUnmatched,
  TaskNeedsAttention,
  DisputeOpened,
  DisputeClosed,
  ApplicationSubmitted,
  ApplicationDecided,
  DecisionUndone,
  KitchenSuspended,
  KitchenReinstated,
  PasswordReplaced,
];

/** After X, do Y: connects domains that do not know each other. */
export const subscribe = (subscribers: Subscribers<Work>, joined: Joined): void => {
  within(subscribers, joined);
  after(subscribers, joined);
};

const within = (subscribers: Subscribers<Work>, { live }: Joined): void => {
  subscribers.within(SessionEnded, ({ sql }, { sessionId }) =>
    live.announceWithin(sql, topics.endedSessions, sessionId),
  );
  subscribers.within(AccountEvent, noteAccountEvent);
  subscribers.within(PasswordReplaced, (work, { userId, by }) =>
    enqueueNotification(work, 'PASSWORD_REPLACED', userId, by),
  );
  subscribers.within(OrderCanceled, refundCanceledOrder);
  // The statement that places an order without payment writes this itself.
  subscribers.within(HeldOrderPlaced, (work, { orderId }) =>
    enqueueNotification(work, 'ORDER_PLACED', orderId),
  );
  subscribers.within(HeldOrderPlaced, reopenIfChangedWhileHeld);
  subscribers.within(KitchenProfileChanged, ({ sql }, { supplierId }) => refreshSearchText(sql, supplierId));
  subscribers.within(OrderConfirmed, (work, { orderId, why }) =>
    enqueueNotification(work, 'ORDER_CONFIRMED', orderId, why),
  );
  subscribers.within(DishContentsChanged, reopenChangedOrders);
  subscribers.within(OrderReopened, (work, { orderId, change }) =>
    enqueueNotification(work, 'ORDER_REOPENED', orderId, change),
  );
  subscribers.within(PaymentCompleted, (work, { orderId }) =>
    enqueueNotification(work, 'PAYMENT_COMPLETED', orderId),
  );
  subscribers.within(RefundMade, (work, { orderId, refundId }) =>
    enqueueNotification(work, 'REFUND_MADE', orderId, refundId),
  );
  subscribers.within(PaymentUnmatched, (work, { unmatchedId, name }) =>
    enqueueNotification(work, 'PAYMENT_UNMATCHED', unmatchedId, name),
  );
  subscribers.within(DisputeUnmatched, (work, { unmatchedId, name }) =>
    enqueueNotification(work, 'DISPUTE_UNMATCHED', unmatchedId, name),
  );
  subscribers.within(TaskNeedsAttention, (work, { failureId, subjectName }) =>
    enqueueNotification(work, 'TASK_NEEDS_ATTENTION', failureId, subjectName),
  );
  subscribers.within(DisputeOpened, (work, { disputeId }) =>
    enqueueNotification(work, 'DISPUTE_OPENED', disputeId),
  );
  subscribers.within(DisputeClosed, (work, { disputeId }) =>
    enqueueNotification(work, 'DISPUTE_CLOSED', disputeId),
  );
  subscribers.within(OrderCanceled, (work, { orderId }) =>
    enqueueNotification(work, 'ORDER_CANCELED', orderId),
  );
  subscribers.within(OrderMoved, (work, { orderId, status }) =>
    enqueueNotification(work, 'ORDER_MOVED', orderId, status),
  );
  subscribers.within(OrderMoveUndone, (work, { orderId, status }) =>
    enqueueNotification(work, 'ORDER_MOVE_UNDONE', orderId, status),
  );
  subscribers.within(OrderIssueReported, (work, event) =>
    enqueueNotification(work, 'ORDER_ISSUE', event.orderId, issueWords(event)),
  );
  subscribers.within(ApplicationSubmitted, (work, { applicationId }) =>
    enqueueNotification(work, 'APPLICATION_SUBMITTED', applicationId),
  );
  subscribers.within(ApplicationDecided, enqueueDecision);
  subscribers.within(DecisionUndone, forgetDecision);
  subscribers.within(KitchenSuspended, (work, { supplierId, reason }) =>
    enqueueNotification(work, 'KITCHEN_SUSPENDED', supplierId, reason),
  );
  subscribers.within(KitchenReinstated, (work, { supplierId, reason }) =>
    enqueueNotification(work, 'KITCHEN_REINSTATED', supplierId, reason),
  );
};

const after = (subscribers: Subscribers<Work>, { files, sessions, invalidate, live }: Joined): void => {
  subscribers.after(SessionEnded, ({ sessionId }) => {
    sessions.forget(sessionId);
    live.announceUnlessWithin(topics.endedSessions, sessionId);
  });
  for (const event of kitchenChanges) {
    subscribers.after(event, ({ supplierId }) => invalidate(supplierId));
    if (!notifiedEvents.includes(event)) {
      subscribers.after(event, ({ supplierId }) => live.announce(topics.supplier(supplierId), supplierId));
    }
  }
  // A file that stays behind is swept later.
  subscribers.after(PhotoFilesDropped, ({ keys }) => {
    for (const key of keys) void files.remove(key).catch(() => undefined);
  });
  subscribers.after(CityChanged, ({ cityId }) => invalidate(cityId));
  for (const event of notifiedEvents) subscribers.after(event, () => live.relay.wake());
  subscribers.after(OrderLinesChanged, ({ orderId, supplierId }) => {
    live.announce(topics.order(orderId), orderId);
    live.announce(topics.kitchenOrders(supplierId), orderId);
  });
  subscribers.after(KitchenChanged, ({ supplierId }) => {
    invalidate(supplierId);
    live.announce(topics.supplier(supplierId), supplierId);
  });
};
