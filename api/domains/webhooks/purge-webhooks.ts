import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { attemptEach } from '../../core/operation/attempt-each.ts';
import { batchSize, inBatches, isOneOf, placeOf } from '../../core/query/in-batches.ts';
import { type Given, query } from '../../core/query/query.ts';
import { ApiToken } from '../identity/api-tokens/api-token.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

type Now = Given<{ now: Date }>;

const removeOfExpired = query({ WebhookEndpoint, ApiToken }, (on, { now }: Now) =>
  on
    .deleteFrom('WebhookEndpoint')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('WebhookEndpoint as w')
          .innerJoin('ApiToken as t', 't.id', 'w.apiTokenId')
          .where('t.expiresAt', '<=', now)
          .limit(fragment.lit(batchSize))
          .select(placeOf('w')),
      ),
    )
    .returning('id'),
);

const forgetFormer = query({ WebhookEndpoint }, (on, { now }: Now) =>
  on
    .updateTable('WebhookEndpoint')
    .set({ formerSecret: null, formerEndsAt: null })
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('WebhookEndpoint as w')
          .where('w.formerEndsAt', '<=', now)
          .limit(fragment.lit(batchSize))
          .select(placeOf('w')),
      ),
    )
    // Not one that is rotated meanwhile.
    .where('formerEndsAt', '<=', now)
    .returning('id'),
);

/** Deletes endpoints of API tokens that expired, and secrets that no longer sign. */
export const purgeWebhooks = async (sql: Sql, now: Date): Promise<void> => {
  await attemptEach({
    'endpoints of expired tokens': () => inBatches(() => removeOfExpired.all(sql, { now })),
    'former secrets': () => inBatches(() => forgetFormer.all(sql, { now })),
  });
};
