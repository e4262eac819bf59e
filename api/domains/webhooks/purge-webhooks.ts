import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { ApiToken } from '../identity/api-tokens/api-token.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

type Now = Given<{ now: Date }>;

const removeOfExpired = query({ WebhookEndpoint, ApiToken }, (on, { now }: Now) =>
  on
    .deleteFrom('WebhookEndpoint')
    .where('apiTokenId', 'in', expired =>
      expired.selectFrom('ApiToken').where('expiresAt', '<=', now).select('id'),
    ),
);

const forgetFormer = query({ WebhookEndpoint }, (on, { now }: Now) =>
  on
    .updateTable('WebhookEndpoint')
    .set({ formerSecret: null, formerEndsAt: null })
    .where('formerEndsAt', '<=', now),
);

/** Deletes endpoints of API tokens that expired, and secrets that no longer sign. */
export const purgeWebhooks = async (sql: Sql, now: Date): Promise<void> => {
  await removeOfExpired.all(sql, { now });
  await forgetFormer.all(sql, { now });
};
