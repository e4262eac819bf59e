import type { Expression, ExpressionBuilder } from 'kysely';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query, type RowOf, type Tables } from '../../../core/query/query.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { OutboxEntry, type OutboxKind } from './outbox-entry.ts';

const read = { OutboxEntry };

const isDue = (now: Expression<string>) => (entry: ExpressionBuilder<Tables<typeof read>, 'OutboxEntry'>) =>
  entry.or([entry('dueAt', 'is', null), entry('dueAt', '<=', now)]);

export const anyDueQuery = query(read, (from, { now }: Given<{ now: Date }>) =>
  from.selectFrom('OutboxEntry').where(isDue(now)).select('id').limit(1),
);

/** Removes due entries for the transaction that notifies of them, without waiting for those of another one. */
export const takeDue = query(read, (on, { now, limit }: Given<{ now: Date; limit: number }>) =>
  on
    .deleteFrom('OutboxEntry')
    .where('id', 'in', due =>
      due
        .selectFrom('OutboxEntry')
        .where(isDue(now))
        .select('id')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'subjectId', 'detail', 'happenedAt']),
);

/** What the relay reads of an entry. */
export type OutboxRow = RowOf<typeof takeDue>;

type NewEntry = Pick<OutboxEntry, 'id' | 'kind' | 'subjectId' | 'happenedAt'> & {
  detail: string | null;
  dueAt: Date | null;
};

const storeEntry = query(read, (on, { id, kind, subjectId, detail, happenedAt, dueAt }: Given<NewEntry>) =>
  on.insertInto('OutboxEntry').values({ id, kind, subjectId, detail, happenedAt, dueAt }),
);

const removeEntry = query(read, (on, { id }: Given<{ id: string }>) =>
  on.deleteFrom('OutboxEntry').where('id', '=', id),
);

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
  const { id, dueAt } = delay ?? { id: newIdentifier(now), dueAt: null };
  await storeEntry.all(sql, { id, kind, subjectId, detail, happenedAt: now, dueAt });
};

/** Removes a row that the relay has not processed yet. */
export const takeOut = async ({ sql }: Work, id: string): Promise<void> => {
  await removeEntry.all(sql, { id });
};
