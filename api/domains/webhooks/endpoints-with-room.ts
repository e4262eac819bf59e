import { type Expression, sql as fragment, type Kysely } from 'kysely';
import type { Tables } from '../../core/query/query.ts';
import { ApiToken } from '../identity/api-tokens/api-token.ts';
import { User } from '../identity/user.ts';
import { failuresUntilPaused } from './retry-times.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

export const claimTables = { WebhookDelivery, WebhookEndpoint, User, ApiToken };
export type ClaimTables = Kysely<Tables<typeof claimTables>>;

/** How many requests to one endpoint, and to all of one owner, are under way at the same time, in all processes. */
const mostUnderWay = { ofEndpoint: 4, ofOwner: 10 };

/**
 * Finds each `endpoint` that gets events now, with how many more requests may be sent to it (`room`) and to all of its
 * owner (`ownerRoom`). Those that already have all their requests under way are left out.
 */
export const endpointsWithRoom = (on: ClaimTables, now: Expression<string>) =>
  // The first part decides whether those that follow may be recursive, as one of them is.
  on.withRecursive('endpoint', from =>
    from
      .selectFrom(
        from
          .selectFrom('WebhookEndpoint as e')
          .innerJoin('User as owner', 'owner.id', 'e.userId')
          .leftJoin('ApiToken as token', 'token.id', 'e.apiTokenId')
          .innerJoinLateral(
            ({ ref }) => sentTo(on, now).where('theirs.id', '=', ref('e.id')).as('ofEndpoint'),
            join => join.onTrue(),
          )
          .innerJoinLateral(
            ({ ref }) => sentTo(on, now).where('theirs.userId', '=', ref('e.userId')).as('ofOwner'),
            join => join.onTrue(),
          )
          .where('owner.disabledAt', 'is', null)
          .where('e.status', '=', 'ACTIVE')
          .where(({ or, eb }) => or([eb('e.apiTokenId', 'is', null), eb('token.expiresAt', '>', now)]))
          .where(({ or, eb }) => or([eb('e.retryAt', 'is', null), eb('e.retryAt', '<=', now)]))
          .select(({ ref }) => [
            'e.id',
            'e.userId',
            // One that fails gets a single event, to see whether it works again.
            fragment<number>`case when ${ref('e.failures')} < ${failuresUntilPaused}
              then ${mostUnderWay.ofEndpoint} else 1 end - ${ref('ofEndpoint.count')}`.as('room'),
            fragment<number>`${mostUnderWay.ofOwner} - ${ref('ofOwner.count')}`.as('ownerRoom'),
          ])
          .as('e'),
      )
      .where('e.room', '>', 0)
      .where('e.ownerRoom', '>', 0)
      .select(['e.id', 'e.userId', 'e.room', 'e.ownerRoom']),
  );

/** Counts requests that are under way to some endpoints. */
const sentTo = (on: ClaimTables, now: Expression<string>) =>
  on
    .selectFrom('WebhookDelivery as sent')
    .innerJoin('WebhookEndpoint as theirs', 'theirs.id', 'sent.endpointId')
    .where('sent.claimedUntil', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('count'));
