import { CityChanged } from './cities/city-events.ts';
import type { DomainEvent, Subscribers } from './core/event.ts';
import type { FileStore } from './core/file-store.ts';
import type { Sql } from './core/sql.ts';
import { topics } from './core/topics.ts';
import type { AnswerMemory } from './graphql/answer-memory.ts';
import type { SessionFinder } from './identity/find-session.ts';
import { SessionEnded } from './identity/session-ended.ts';
import { MenuChanged, PhotoFilesDropped } from './menus/menu-events.ts';
import { forgetDecision, keepDecision } from './notifications/keep-decision.ts';
import { keepToTell } from './notifications/outbox.ts';
import { ApplicationDecided, ApplicationSubmitted, DecisionUndone } from './onboarding/onboarding-events.ts';
import {
  OrderCancelled,
  OrderMoved,
  OrderMoveUndone,
  OrderPlaced,
  PlatesFreed,
  PlatesTaken,
} from './orders/order-events.ts';
import { PaymentCompleted, RefundMade } from './payments/payment-events.ts';
import { refundCancelledOrder } from './payments/refund-cancelled-order.ts';
import { ReviewWritten } from './reviews/review-events.ts';
import { KitchenReinstated, KitchenSuspended } from './suppliers/kitchen-events.ts';
import { KitchenChanged } from './suppliers/supplier-events.ts';

interface Joined {
  files: FileStore;
  sessions: SessionFinder;
  memory?: AnswerMemory;
  live: {
    /** Tells people what the outbox holds. */
    relay: { wake(): void };
    announce(topic: string, id: string): void;
    announceWithin(sql: Sql, topic: string, id: string): Promise<void>;
    announceUnlessWithin(topic: string, id: string): void;
  };
}

type Kinds<Event extends DomainEvent = DomainEvent> = readonly (abstract new (...args: never[]) => Event)[];

/** What changes a kitchen as the public sees it. */
const kitchenChanges: Kinds<DomainEvent & { supplierId: string }> = [
  OrderPlaced,
  OrderCancelled,
  PlatesTaken,
  PlatesFreed,
  MenuChanged,
  ReviewWritten,
  KitchenSuspended,
  KitchenReinstated,
  ApplicationDecided,
  DecisionUndone,
];

/** What the outbox holds something about. */
const toldEvents: Kinds = [
  OrderPlaced,
  OrderMoved,
  OrderMoveUndone,
  OrderCancelled,
  PaymentCompleted,
  RefundMade,
  ApplicationSubmitted,
  ApplicationDecided,
  DecisionUndone,
  KitchenSuspended,
  KitchenReinstated,
];

/** After X, do Y: what joins domains that do not know each other. */
export const subscribe = (subscribers: Subscribers, joined: Joined): void => {
  within(subscribers, joined);
  after(subscribers, joined);
};

const within = (subscribers: Subscribers, { live }: Joined): void => {
  subscribers.within(SessionEnded, ({ sql }, { sessionId }) =>
    live.announceWithin(sql, topics.endedSessions, sessionId),
  );
  subscribers.within(OrderCancelled, refundCancelledOrder);
  // Placing is one statement that writes this itself; only an order that was held first comes by here.
  subscribers.within(OrderPlaced, (work, { orderId }) => keepToTell(work, 'ORDER_PLACED', orderId));
  subscribers.within(PaymentCompleted, (work, { orderId }) => keepToTell(work, 'PAYMENT_COMPLETED', orderId));
  subscribers.within(RefundMade, (work, { orderId }) => keepToTell(work, 'REFUND_MADE', orderId));
  subscribers.within(OrderCancelled, (work, { orderId }) => keepToTell(work, 'ORDER_CANCELLED', orderId));
  subscribers.within(OrderMoved, (work, { orderId, status }) =>
    keepToTell(work, 'ORDER_MOVED', orderId, status),
  );
  // Nobody is told that a step was taken back, but whoever looks at the order sees it.
  subscribers.within(OrderMoveUndone, (work, { orderId }) => keepToTell(work, 'ORDER_MOVED', orderId));
  subscribers.within(ApplicationSubmitted, (work, { applicationId }) =>
    keepToTell(work, 'APPLICATION_SUBMITTED', applicationId),
  );
  subscribers.within(ApplicationDecided, keepDecision);
  subscribers.within(DecisionUndone, forgetDecision);
  subscribers.within(KitchenSuspended, (work, { supplierId, reason }) =>
    keepToTell(work, 'KITCHEN_SUSPENDED', supplierId, reason),
  );
  subscribers.within(KitchenReinstated, (work, { supplierId, reason }) =>
    keepToTell(work, 'KITCHEN_REINSTATED', supplierId, reason),
  );
};

const after = (subscribers: Subscribers, { files, sessions, memory, live }: Joined): void => {
  subscribers.after(SessionEnded, ({ sessionId }) => {
    sessions.forget(sessionId);
    live.announceUnlessWithin(topics.endedSessions, sessionId);
  });
  for (const event of kitchenChanges) {
    subscribers.after(event, ({ supplierId }) => memory?.forgetAbout(supplierId));
    if (!toldEvents.includes(event)) {
      subscribers.after(event, ({ supplierId }) => live.announce(topics.supplier(supplierId), supplierId));
    }
  }
  // A file that stays behind is swept later.
  subscribers.after(PhotoFilesDropped, ({ keys }) => {
    for (const key of keys) void files.remove(key).catch(() => undefined);
  });
  subscribers.after(CityChanged, ({ cityId }) => memory?.forgetAbout(cityId));
  for (const event of toldEvents) subscribers.after(event, () => live.relay.wake());
  subscribers.after(KitchenChanged, ({ supplierId }) => {
    memory?.forgetAbout(supplierId);
    live.announce(topics.supplier(supplierId), supplierId);
  });
};
