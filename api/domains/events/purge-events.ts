import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { inBatches } from '../../core/query/in-batches.ts';
import { type Given, query } from '../../core/query/query.ts';
import { MarketplaceEvent } from './marketplace-event.ts';

/** How long programs can read events. */
export const retentionDays = 30;

/** So many are deleted by one statement, with what webhooks sent of them. */
const batchSize = 1000;

/** Days longer than that, so that no cursor that still works has missed one, also where the relay was late. */
const removeOld = query({ MarketplaceEvent }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('MarketplaceEvent')
    .where('id', 'in', old =>
      old
        .selectFrom('MarketplaceEvent')
        .where(
          'happenedAt',
          '<',
          fragment<string>`${now}::timestamptz - make_interval(days => ${retentionDays + 3})`,
        )
        .select('id')
        .limit(batchSize),
    )
    .returning('id'),
);

/** Deletes events past their retention, and the deliveries by webhooks with them. */
export const purgeEvents = (sql: Sql, now: Date): Promise<void> =>
  inBatches(() => removeOld.all(sql, { now }), batchSize);
