import { newIdentifier } from '../../../core/identifier.ts';
import type { Work } from '../../../core/operation.ts';
import type { DecisionKind } from '../../onboarding/review/decision.ts';

/** What happened, as the outbox names it; the subject is an order, an application or a kitchen. */
export type OutboxKind =
  | 'ORDER_PLACED'
  | 'ORDER_MOVED'
  | 'ORDER_MOVE_UNDONE'
  | 'ORDER_CANCELED'
  | 'ORDER_REOPENED'
  | 'ORDER_CONFIRMED'
  | 'ORDER_ISSUE'
  | 'PAYMENT_COMPLETED'
  | 'REFUND_MADE'
  | 'PAYMENT_UNMATCHED'
  | 'DISPUTE_UNMATCHED'
  | 'TASK_NEEDS_ATTENTION'
  | 'DISPUTE_OPENED'
  | 'DISPUTE_CLOSED'
  | 'APPLICATION_SUBMITTED'
  | 'APPLICATION_DECIDED'
  | 'DECISION_UNDONE'
  | `${DecisionKind}`
  | 'KITCHEN_SUSPENDED'
  | 'KITCHEN_REINSTATED';

/** Something that people must be told, kept until they are. */
export interface OutboxRow {
  id: string;
  kind: OutboxKind;
  subjectId: string;
  detail: string | null;
  happenedAt: string;
}

/** When it is told, and by which id it can be taken out again until then. */
interface Later {
  id: string;
  dueAt: Date;
}

/**
 * Keeps in the transaction of a change that people must be told of it, at once unless `later` says when.
 * Placing an order has a row of its own in its statement.
 */
export const enqueueNotification = async (
  { sql, now }: Work,
  kind: OutboxKind,
  subjectId: string,
  detail: string | null = null,
  later?: Later,
): Promise<void> => {
  await sql.rows(
    'insert into outbox (id, kind, subject_id, detail, happened_at, due_at) values ($1, $2, $3, $4, $5, $6)',
    [later?.id ?? newIdentifier(now), kind, subjectId, detail, now, later?.dueAt ?? null],
  );
};

/** What was not told yet is not to be told any more. */
export const takeOut = async ({ sql }: Work, id: string): Promise<void> => {
  await sql.rows('delete from outbox where id = $1', [id]);
};
