import { type Expression, sql as fragment } from 'kysely';
import type { Given } from '../../core/query/query.ts';
import { lowestIdentifier } from '../../core/values/identifier.ts';
import { type ClaimTables, endpointsWithRoom } from './endpoints-with-room.ts';

/** How much of an endpoint a claim looks at: due deliveries, and subjects after each of the two where it starts. */
const scanLimits = { dueDeliveries: 20, subjects: 500 };

export interface AskedScan {
  now: Date;
  /** A random moment: subjects are also looked at from the one that is retried first after it. */
  retriedAfter: Date;
}

/**
 * Finds each `readyDelivery`: due, not being sent, and the oldest of its subject, so that an endpoint gets the events of
 * a subject in order. Each endpoint is looked at by itself, so that the backlog of one costs the others little.
 *
 * Of a backlog only the beginning is read. Where that has too few that wait for no other, the subjects are read one after
 * the other, by hops in an index: from the lowest, and from one whose retry is to come. Retries are what subjects wait
 * for, and are spread over time, so a random moment leads to each part of a long backlog sooner or later.
 */
export const readyDeliveries = (on: ClaimTables, { now, retriedAfter }: Given<AskedScan>) =>
  endpointsWithRoom(on, now)
    .with('dueDelivery', from =>
      from
        .selectFrom('endpoint as e')
        .innerJoinLateral(
          ({ ref }) => firstDueOf(on, ref('e.id'), now).as('due'),
          join => join.onTrue(),
        )
        .select(({ eb, ref }) => [
          'e.id as endpointId',
          'e.room',
          'due.id',
          'due.nextAttemptAt',
          'due.position',
          eb('due.id', '=', oldestOfSubject(on, ref('e.id'), ref('due.subjectId')).select('pending.id')).as(
            'isOldest',
          ),
        ]),
    )
    .with('endpointToScan', from =>
      from
        .selectFrom('dueDelivery as due')
        .groupBy(['due.endpointId', 'due.room'])
        .having(({ fn }) => fn.countAll<number>(), '=', scanLimits.dueDeliveries)
        .having(({ eb, fn, ref }) =>
          eb(fn.countAll<number>().filterWhere('due.isOldest', '=', true), '<', ref('due.room')),
        )
        .select('due.endpointId'),
    )
    .withRecursive('subject', from =>
      from
        .selectFrom('endpointToScan as e')
        .select(['e.endpointId', fragment<string>`${lowestIdentifier}::uuid`.as('id')])
        .select(fragment<number>`0`.as('hops'))
        .unionAll(
          from
            .selectFrom('endpointToScan as e')
            .innerJoinLateral(
              ({ ref }) => nextRetried(on, ref('e.endpointId'), retriedAfter).as('retried'),
              join => join.onTrue(),
            )
            .select(['e.endpointId', 'retried.subjectId as id'])
            .select(fragment<number>`0`.as('hops')),
        )
        .unionAll(
          from
            .selectFrom('subject as s')
            .innerJoinLateral(
              ({ ref }) => nextSubject(on, ref('s.endpointId'), ref('s.id')).as('next'),
              join => join.onTrue(),
            )
            .where('s.hops', '<', scanLimits.subjects)
            .select(['s.endpointId', 'next.subjectId as id'])
            .select(({ ref }) => fragment<number>`${ref('s.hops')} + 1`.as('hops')),
        ),
    )
    .with('readyDelivery', from =>
      from
        .selectFrom('dueDelivery as due')
        .where('due.isOldest', '=', true)
        .select(['due.endpointId', 'due.id', 'due.nextAttemptAt', 'due.position'])
        .union(
          from
            .selectFrom('subject as s')
            .innerJoinLateral(
              ({ ref }) =>
                oldestOfSubject(on, ref('s.endpointId'), ref('s.id'))
                  .select(['pending.id', 'pending.nextAttemptAt', 'pending.position', 'pending.claimedUntil'])
                  .as('oldest'),
              join => join.onTrue(),
            )
            .where('oldest.nextAttemptAt', '<=', now)
            .where(({ ref }) => isUnclaimed(ref('oldest.claimedUntil'), now))
            .select(['s.endpointId', 'oldest.id', 'oldest.nextAttemptAt', 'oldest.position']),
        ),
    );

/** Whether no process sends a delivery; a claim that has ended is of one that died. */
export const isUnclaimed = (claimedUntil: Expression<string | null>, now: Expression<string>) =>
  fragment<boolean>`(${claimedUntil} is null or ${claimedUntil} <= ${now})`;

const pendingOf = (on: ClaimTables, endpointId: Expression<string>) =>
  on
    .selectFrom('WebhookDelivery as pending')
    .where('pending.endpointId', '=', endpointId)
    .where('pending.status', '=', 'PENDING');

const firstDueOf = (on: ClaimTables, endpointId: Expression<string>, now: Expression<string>) =>
  pendingOf(on, endpointId)
    .where('pending.nextAttemptAt', '<=', now)
    .where(({ ref }) => isUnclaimed(ref('pending.claimedUntil'), now))
    .select(['pending.id', 'pending.subjectId', 'pending.nextAttemptAt', 'pending.position'])
    .orderBy('pending.nextAttemptAt')
    .orderBy('pending.position')
    .limit(scanLimits.dueDeliveries);

const oldestOfSubject = (on: ClaimTables, endpointId: Expression<string>, subjectId: Expression<string>) =>
  pendingOf(on, endpointId).where('pending.subjectId', '=', subjectId).orderBy('pending.position').limit(1);

const nextSubject = (on: ClaimTables, endpointId: Expression<string>, after: Expression<string>) =>
  pendingOf(on, endpointId)
    .where('pending.subjectId', '>', after)
    .select('pending.subjectId')
    .orderBy('pending.subjectId')
    .limit(1);

const nextRetried = (on: ClaimTables, endpointId: Expression<string>, after: Expression<string>) =>
  pendingOf(on, endpointId)
    .where('pending.nextAttemptAt', '>', after)
    .select('pending.subjectId')
    .orderBy('pending.nextAttemptAt')
    .limit(1);
