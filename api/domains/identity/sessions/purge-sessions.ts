import { sql as fragment } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
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

const removeSessions = query({ Session }, (on, { now }: Given<{ now: Date }>) => {
  const idleSince = fragment<string>`${now}::timestamptz - make_interval(secs => ${sessionLifetime.idleSeconds})`;
  return on
    .deleteFrom('Session')
    .where(session => session.or([session('expiresAt', '<=', now), session('lastUsedAt', '<=', idleSince)]));
});

/** An expired token is shown to its owner for a while, who sees why the program stopped. */
const removeTokens = query({ ApiToken }, (on, { expired }: Given<{ expired: Date }>) =>
  on.deleteFrom('ApiToken').where('expiresAt', '<=', expired),
);

const removeClients = query({ RecognizedClient }, (on, { lastUsed }: Given<{ lastUsed: Date }>) =>
  on.deleteFrom('RecognizedClient').where('lastUsedAt', '<=', lastUsed),
);

const removeCodes = query({ MailedCode }, (on, { issued }: Given<{ issued: Date }>) =>
  on.deleteFrom('MailedCode').where('issuedAt', '<=', issued),
);

const removeProofs = query({ EmailProof }, (on, { created }: Given<{ created: Date }>) =>
  on.deleteFrom('EmailProof').where('createdAt', '<=', created),
);

const removeChanges = query({ EmailChange }, (on, { created }: Given<{ created: Date }>) =>
  on.deleteFrom('EmailChange').where('createdAt', '<=', created),
);

const removeChallenges = query({ FactorChallenge }, (on, { now }: Given<{ now: Date }>) =>
  on.deleteFrom('FactorChallenge').where('expiresAt', '<=', now),
);

/**
 * Deletes expired sessions and API tokens, recognized clients, codes, links and requests for second factors. Notices of
 * changed addresses are given three days.
 */
export const purgeSessions = async (sql: Sql, now: Date): Promise<void> => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await removeSessions.all(sql, { now });
  await removeTokens.all(sql, { expired: before(expiredTokenMilliseconds) });
  await removeClients.all(sql, { lastUsed: before(recognizedMilliseconds) });
  await removeChallenges.all(sql, { now });
  await removeCodes.all(sql, { issued: before(mailedCodeMilliseconds) });
  await removeProofs.all(sql, { created: before(proofMilliseconds) });
  await removeChanges.all(sql, { created: before(proofMilliseconds) });
};
