import { sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { batchSize, inBatches, isOneOf, placeOf } from '../../../core/query/in-batches.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { LedgerCheck } from '../ledger/ledger-check.ts';
import { ReceivedCardEvent } from './received-card-event.ts';

/** In days. Events older than five minutes are rejected, so this is much longer than needed. */
const eventDays = 90;
const checkDays = 400;

const purgeEvents = query({ ReceivedCardEvent }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('ReceivedCardEvent')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('ReceivedCardEvent as e')
          .where('e.receivedAt', '<', sql<string>`${now}::timestamptz - make_interval(days => ${eventDays})`)
          .limit(sql.lit(batchSize))
          .select(placeOf('e')),
      ),
    )
    .returning('id'),
);

/** Few: one is made by night, and one whenever an admin asks. */
const purgeChecks = query({ LedgerCheck }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('LedgerCheck')
    .where('at', '<', sql<string>`${now}::timestamptz - make_interval(days => ${checkDays})`)
    .where('at', '<', newest =>
      newest.selectFrom('LedgerCheck as c').select(({ fn }) => fn.max('c.at').as('newest')),
    ),
);

/** Deletes card provider events that cannot be replayed, and all ledger checks but the newest. */
export const purgeCardEvents = async (on: Sql, now: Date): Promise<void> => {
  await inBatches(() => purgeEvents.all(on, { now }));
  await purgeChecks.all(on, { now });
};
