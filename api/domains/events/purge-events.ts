import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { inBatches, isOneOf, placeOf } from '../../core/query/in-batches.ts';
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
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('MarketplaceEvent as e')
          .where(
            'e.happenedAt',
            '<',
            fragment<string>`${now}::timestamptz - make_interval(days => ${retentionDays + 3})`,
          )
          .limit(fragment.lit(batchSize))
          .select(placeOf('e')),
      ),
    )
    .returning('id'),
);

/** Deletes events past their retention, and the deliveries by webhooks with them. */
export const purgeEvents = (sql: Sql, now: Date): Promise<void> =>
  inBatches(() => removeOld.all(sql, { now }), batchSize);
