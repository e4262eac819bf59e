import { type Expression, type ExpressionBuilder, sql as fragment } from 'kysely';
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

/**
 * One batch is relayed after the other, also of several processes: changes of one order keep their order, and who reads
 * events on from a position misses none.
 */
export const takeTurn = query(read, on =>
  on.selectNoFrom(
    fragment<unknown>`pg_advisory_xact_lock(hashtextextended('relay of the outbox', 0))`.as('locked'),
  ),
);

/** Removes due entries for the transaction that passes them on. */
export const takeDue = query(read, (on, { now, limit }: Given<{ now: Date; limit: number }>) =>
  on
    .deleteFrom('OutboxEntry')
    .where('id', 'in', due =>
      due.selectFrom('OutboxEntry').where(isDue(now)).select('id').orderBy('position').limit(limit),
    )
    .returning(['id', 'position', 'kind', 'subjectId', 'detail', 'happenedAt']),
);

/** What the relay reads of an entry. */
export type OutboxRow = RowOf<typeof takeDue>;

type NewEntry = Pick<OutboxEntry, 'id' | 'kind' | 'subjectId' | 'happenedAt'> & {
  detail: string | null;
  dueAt: Date | null;
};

const storeEntry = query(read, (on, { id, kind, subjectId, detail, happenedAt, dueAt }: Given<NewEntry>) =>
  on
    .insertInto('OutboxEntry')
    .columns(['id', 'kind', 'subjectId', 'detail', 'happenedAt', 'dueAt'])
    .expression(
      on.selectNoFrom([
        fragment<string>`${id}::uuid`.as('id'),
        fragment<OutboxKind>`${kind}::text`.as('kind'),
        fragment<string>`${subjectId}::uuid`.as('subjectId'),
        fragment<string | null>`${detail}::text`.as('detail'),
        fragment<Date>`${happenedAt}::timestamptz`.as('happenedAt'),
        fragment<Date | null>`${dueAt}::timestamptz`.as('dueAt'),
      ]),
    ),
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
export const addToOutbox = async (
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
