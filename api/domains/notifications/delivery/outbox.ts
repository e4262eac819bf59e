import { newIdentifier } from '../../../core/identifier.ts';
import type { Work } from '../../../core/operation.ts';
import type { DecisionKind } from '../../onboarding/review/decision.ts';

/** Kind of an outbox row; its subject is an order, an application, a kitchen or a payment matter. */
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

/** An event to notify people of, stored until the relay has done so. */
export interface OutboxRow {
  id: string;
  kind: OutboxKind;
  subjectId: string;
  detail: string | null;
  happenedAt: string;
}

/** When a delayed row is due, and the id by which it can be removed until then. */
interface Delay {
  id: string;
  dueAt: Date;
}

/**
 * Adds a row to the outbox in the transaction of the change, due immediately unless `delay` is given.
 * Placing an order inserts its row in its own statement.
 */
export const enqueueNotification = async (
  { sql, now }: Work,
  kind: OutboxKind,
  subjectId: string,
  detail: string | null = null,
  delay?: Delay,
): Promise<void> => {
  await sql.rows(
    'insert into outbox (id, kind, subject_id, detail, happened_at, due_at) values ($1, $2, $3, $4, $5, $6)',
    [delay?.id ?? newIdentifier(now), kind, subjectId, detail, now, delay?.dueAt ?? null],
  );
};

/** Removes a row that the relay has not processed yet. */
export const takeOut = async ({ sql }: Work, id: string): Promise<void> => {
  await sql.rows('delete from outbox where id = $1', [id]);
};
