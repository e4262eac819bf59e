import { newIdentifier } from '../../../core/identifier.ts';
import type { Work } from '../../../core/operation.ts';
import type { Returned } from '../../../core/query/columns.ts';
import type { OutboxEntry, OutboxKind } from './outbox-entry.ts';

/** What the relay reads of an entry. */
export type OutboxRow = {
  [Name in 'id' | 'kind' | 'subjectId' | 'happenedAt']: Returned<OutboxEntry[Name]>;
} & { detail: string | null };

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
