import { sql as text } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import type { Change, Missed } from '../../core/graphql/topic.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Order } from './order.ts';

/** How many changed orders a subscription sends first. */
export const missedOrdersLimit = 500;

/**
 * A change can be sent after one with a later time: its transaction commits later, or its signal waits for the relay. So
 * what has happened in this span before the last change that a client received is sent again.
 */
const overlap = text`interval '1 minute'`;

const isFutureQuery = query({}, (on, { since }: Given<{ since: Date }>) =>
  on.selectNoFrom(text<boolean>`${since}::timestamptz > now() + ${overlap}`.as('isFuture')),
);

export const changesSinceQuery = query(
  { Order },
  (from, given: Given<{ supplierId: string; since: Date; limit: number }>) =>
    from
      .selectFrom('Order as o')
      .where('o.supplierId', '=', given.supplierId)
      .where('o.updatedAt', '>=', text<string>`${given.since}::timestamptz - ${overlap}`)
      .select(['o.id', 'o.updatedAt as version'])
      .orderBy('o.updatedAt')
      .orderBy('o.id')
      .limit(given.limit),
);

const changesOfQuery = query({ Order }, (from, given: Given<{ ids: readonly string[] }>) =>
  from
    .selectFrom('Order as o')
    .where(order => order('o.id', '=', order.fn.any(given.ids)))
    .select(['o.id', 'o.updatedAt as version'])
    .orderBy('o.updatedAt')
    .orderBy('o.id'),
);

/** The orders of a kitchen that changed since a time of the database, the earliest change first. */
export const missedOrders = (sql: Sql, supplierId: string, since: Date): Missed => ({
  changes: async () => {
    await refuseFuture(sql, since);
    const changes = await changesSinceQuery.all(sql, { supplierId, since, limit: missedOrdersLimit + 1 });
    if (changes.length > missedOrdersLimit) throw tooMany();
    return changes;
  },
  changesOf: (ids): Promise<Change[]> => changesOfQuery.all(sql, { ids }),
});

/** A client whose clock is ahead would silently miss orders. */
const refuseFuture = async (sql: Sql, since: Date): Promise<void> => {
  const { isFuture } = (await isFutureQuery.first(sql, { since }))!;
  if (isFuture) throw new MalformedInput('This time is in the future. Pass updatedAt of an order.', 'since');
};

const tooMany = () =>
  new MalformedInput(
    `More than ${missedOrdersLimit} orders changed since then. Read orders with updatedSince first, and pass the Date header of its first response.`,
    'since',
  );
