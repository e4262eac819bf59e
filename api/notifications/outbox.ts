import { newIdentifier } from '../core/identifier.ts';
import type { Work } from '../core/operation.ts';

/** What happened, as the outbox names it; the subject is an order or an application. */
export type OutboxKind =
  | 'ORDER_PLACED'
  | 'ORDER_MOVED'
  | 'ORDER_CANCELLED'
  | 'PAYMENT_COMPLETED'
  | 'REFUND_MADE'
  | 'APPLICATION_SUBMITTED'
  | 'REVIEW_STARTED'
  | 'DOCUMENT_DECIDED'
  | 'APPLICATION_APPROVED'
  | 'APPLICATION_REJECTED'
  | 'DECISION_UNDONE';

/** Something that people must be told, kept until they are. */
export interface OutboxRow {
  id: string;
  kind: OutboxKind;
  subjectId: string;
  detail: string | null;
  happenedAt: string;
}

/**
 * Keeps in the transaction of a change that people must be told of it. Placing an order has a row of its
 * own in its statement.
 */
export const keepToTell = async (
  { sql, now }: Work,
  kind: OutboxKind,
  subjectId: string,
  detail: string | null = null,
): Promise<void> => {
  await sql.rows(
    'insert into outbox (id, kind, subject_id, detail, happened_at) values ($1, $2, $3, $4, $5)',
    [newIdentifier(now), kind, subjectId, detail, now],
  );
};
