import type { Subscribers } from './core/event.ts';
import type { AnswerMemory } from './graphql/answer-memory.ts';
import type { SessionFinder } from './identity/find-session.ts';
import { SessionEnded } from './identity/session-ended.ts';
import { OrderCancelled, OrderPlaced } from './orders/order-events.ts';
import { ReviewWritten } from './reviews/review-events.ts';

/** After X, do Y: what joins domains that do not know each other. */
export const subscribe = (
  subscribers: Subscribers,
  { sessions, memory }: { sessions: SessionFinder; memory?: AnswerMemory },
): void => {
  subscribers.after(SessionEnded, ({ sessionId }) => sessions.forget(sessionId));
  subscribers.after(OrderPlaced, ({ supplierId }) => memory?.forgetAbout(supplierId));
  subscribers.after(ReviewWritten, ({ supplierId }) => memory?.forgetAbout(supplierId));
  subscribers.after(OrderCancelled, ({ supplierId }) => memory?.forgetAbout(supplierId));
};
