import { sql as fragment } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { attemptEach } from '../../../core/operation/attempt-each.ts';
import { batchSize, inBatches, isOneOf, placeOf } from '../../../core/query/in-batches.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { ApiToken } from '../api-tokens/api-token.ts';
import { EmailProof, proofMilliseconds } from '../email/email-proof.ts';
import { EmailChange } from '../email-change/email-change.ts';
import { FactorChallenge } from '../second-factor/factor-challenge.ts';
import { MailedCode, mailedCodeMilliseconds } from '../signing-in/mailed-code.ts';
import { recognizedMilliseconds } from '../signing-in/recognize-client.ts';
import { RecognizedClient } from '../signing-in/recognized-client.ts';
import { Session } from './session.ts';
import { sessionLifetime } from './session-lifetime.ts';

const expiredTokenMilliseconds = 30 * 86_400_000;

const removeExpired = query({ Session }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('Session')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('Session as s')
          .where('s.expiresAt', '<=', now)
          .limit(fragment.lit(batchSize))
          .select(placeOf('s')),
      ),
    )
    .returning('id'),
);

/** One that is idle that long began as long ago: the index by the end of sessions leaves out those that began since. */
const removeIdle = query({ Session }, (on, { now }: Given<{ now: Date }>) => {
  const { absoluteSeconds, idleSeconds } = sessionLifetime;
  const after = (seconds: number) =>
    fragment<string>`${now}::timestamptz + make_interval(secs => ${seconds})`;
  return on
    .deleteFrom('Session')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('Session as s')
          .where('s.lastUsedAt', '<=', after(-idleSeconds))
          .where('s.expiresAt', '<=', after(absoluteSeconds - idleSeconds))
          .limit(fragment.lit(batchSize))
          .select(placeOf('s')),
      ),
    )
    .where('lastUsedAt', '<=', after(-idleSeconds))
    .returning('id');
});

/** An expired token is shown to its owner for a while, who sees why the program stopped. */
const removeTokens = query({ ApiToken }, (on, { expired }: Given<{ expired: Date }>) =>
  on
    .deleteFrom('ApiToken')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('ApiToken as t')
          .where('t.expiresAt', '<=', expired)
          .limit(fragment.lit(batchSize))
          .select(placeOf('t')),
      ),
    )
    .returning('id'),
);

const removeClients = query({ RecognizedClient }, (on, { lastUsed }: Given<{ lastUsed: Date }>) =>
  on
    .deleteFrom('RecognizedClient')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('RecognizedClient as c')
          .where('c.lastUsedAt', '<=', lastUsed)
          .limit(fragment.lit(batchSize))
          .select(placeOf('c')),
      ),
    )
    // Not one that someone signs in with meanwhile.
    .where('lastUsedAt', '<=', lastUsed)
    .returning('kind'),
);

const removeCodes = query({ MailedCode }, (on, { issued }: Given<{ issued: Date }>) =>
  on
    .deleteFrom('MailedCode')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('MailedCode as c')
          .where('c.issuedAt', '<=', issued)
          .limit(fragment.lit(batchSize))
          .select(placeOf('c')),
      ),
    )
    .returning('id'),
);

const removeProofs = query({ EmailProof }, (on, { created }: Given<{ created: Date }>) =>
  on
    .deleteFrom('EmailProof')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('EmailProof as p')
          .where('p.createdAt', '<=', created)
          .limit(fragment.lit(batchSize))
          .select(placeOf('p')),
      ),
    )
    .returning('id'),
);

const removeChanges = query({ EmailChange }, (on, { created }: Given<{ created: Date }>) =>
  on
    .deleteFrom('EmailChange')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('EmailChange as c')
          .where('c.createdAt', '<=', created)
          .limit(fragment.lit(batchSize))
          .select(placeOf('c')),
      ),
    )
    .returning('id'),
);

const removeChallenges = query({ FactorChallenge }, (on, { now }: Given<{ now: Date }>) =>
  on
    .deleteFrom('FactorChallenge')
    .where(({ selectFrom }) =>
      isOneOf(
        selectFrom('FactorChallenge as c')
          .where('c.expiresAt', '<=', now)
          .limit(fragment.lit(batchSize))
          .select(placeOf('c')),
      ),
    )
    .returning('id'),
);

/**
 * Deletes expired sessions and API tokens, recognized clients, codes, links and requests for second factors. Notices of
 * changed addresses are given three days.
 */
export const purgeSessions = async (sql: Sql, now: Date): Promise<void> => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const expired = before(expiredTokenMilliseconds);
  const lastUsed = before(recognizedMilliseconds);
  const issued = before(mailedCodeMilliseconds);
  const created = before(proofMilliseconds);
  await attemptEach({
    'expired sessions': () => inBatches(() => removeExpired.all(sql, { now })),
    'idle sessions': () => inBatches(() => removeIdle.all(sql, { now })),
    'API tokens': () => inBatches(() => removeTokens.all(sql, { expired })),
    'recognized clients': () => inBatches(() => removeClients.all(sql, { lastUsed })),
    'second factors': () => inBatches(() => removeChallenges.all(sql, { now })),
    'mailed codes': () => inBatches(() => removeCodes.all(sql, { issued })),
    'email proofs': () => inBatches(() => removeProofs.all(sql, { created })),
    'email changes': () => inBatches(() => removeChanges.all(sql, { created })),
  });
};
