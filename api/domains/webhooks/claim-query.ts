import { sql as fragment } from 'kysely';
import { type Given, query } from '../../core/query/query.ts';
import { claimTables } from './endpoints-with-room.ts';
import { type AskedScan, isUnclaimed, readyDeliveries } from './ready-deliveries.ts';

/** A claim that a dead process left ends after this, longer than an attempt may take. */
const claimSeconds = 60;

/**
 * Claims ready deliveries, the longest due first, as many as each endpoint and its owner have room for, so that an owner
 * of slow endpoints leaves room for others.
 */
export const claimQuery = query(claimTables, (on, given: Given<AskedScan & { limit: number }>) =>
  readyDeliveries(on, given)
    .with('endpointTurn', from =>
      from
        .selectFrom('readyDelivery as ready')
        .innerJoin('endpoint as e', 'e.id', 'ready.endpointId')
        .select(['ready.id', 'ready.nextAttemptAt', 'e.userId', 'e.room', 'e.ownerRoom'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over(over => over.partitionBy('e.id').orderBy('ready.nextAttemptAt').orderBy('ready.position'))
            .as('number'),
        ),
    )
    .with('ownerTurn', from =>
      from
        .selectFrom('endpointTurn as turn')
        .whereRef('turn.number', '<=', 'turn.room')
        .select(['turn.id', 'turn.nextAttemptAt', 'turn.ownerRoom'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over(over => over.partitionBy('turn.userId').orderBy('turn.nextAttemptAt'))
            .as('number'),
        ),
    )
    .updateTable('WebhookDelivery as d')
    .set({
      claimedUntil: fragment<string>`${given.now}::timestamptz + make_interval(secs => ${claimSeconds})`,
    })
    .where('d.id', 'in', chosen =>
      chosen
        .selectFrom('ownerTurn as turn')
        .whereRef('turn.number', '<=', 'turn.ownerRoom')
        .select('turn.id')
        .orderBy('turn.nextAttemptAt')
        .limit(given.limit),
    )
    // Of two processes that chose the same, the second finds it claimed.
    .where('d.status', '=', 'PENDING')
    .where(({ ref }) => isUnclaimed(ref('d.claimedUntil'), given.now))
    .returning('d.id'),
);
