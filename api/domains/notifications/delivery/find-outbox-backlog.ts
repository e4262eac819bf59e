import { sql as text } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { OutboxEntry } from './outbox-entry.ts';

/** Beyond so many the number says no more, and counting would take long. */
const mostCounted = 10_000;

const outboxQuery = query({ OutboxEntry }, (from, { now }: Given<{ now: Date }>) =>
  from
    .selectFrom(
      from
        .selectFrom('OutboxEntry')
        .where(entry => entry.or([entry('dueAt', 'is', null), entry('dueAt', '<=', now)]))
        .select(({ fn }) => fn.coalesce('dueAt', 'happenedAt').as('dueAt'))
        .orderBy('position')
        .limit(mostCounted)
        .as('due'),
    )
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('entries'),
      text<number>`coalesce(extract(epoch from ${now}::timestamptz - min(${ref('due.dueAt')})), 0)::float8`.as(
        'seconds',
      ),
    ]),
);

/** How many entries are due and not passed on, at most 10,000, and for how many seconds the oldest of them is. */
export const findOutboxBacklog = async (
  sql: Sql,
  now: Date,
): Promise<{ entries: number; seconds: number }> => {
  const { entries, seconds } = (await outboxQuery.first(sql, { now }, 'background'))!;
  return { entries: Number(entries), seconds: Number(seconds) };
};
