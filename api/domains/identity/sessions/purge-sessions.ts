import { sql as fragment } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { MailedCode, mailedCodeMilliseconds } from '../signing-in/mailed-code.ts';
import { recognizedMilliseconds } from '../signing-in/recognize-client.ts';
import { RecognizedClient } from '../signing-in/recognized-client.ts';
import { Session } from './session.ts';
import { sessionLifetime } from './session-lifetime.ts';

const removeSessions = query({ Session }, (on, { now }: Given<{ now: Date }>) => {
  const idleSince = fragment<string>`${now}::timestamptz - make_interval(secs => ${sessionLifetime.idleSeconds})`;
  return on
    .deleteFrom('Session')
    .where(session => session.or([session('expiresAt', '<=', now), session('lastUsedAt', '<=', idleSince)]));
});

const removeClients = query({ RecognizedClient }, (on, { lastUsed }: Given<{ lastUsed: Date }>) =>
  on.deleteFrom('RecognizedClient').where('lastUsedAt', '<=', lastUsed),
);

const removeCodes = query({ MailedCode }, (on, { issued }: Given<{ issued: Date }>) =>
  on.deleteFrom('MailedCode').where('issuedAt', '<=', issued),
);

/** Deletes expired sessions, recognized clients and codes. */
export const purgeSessions = async (sql: Sql, now: Date): Promise<void> => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await removeSessions.all(sql, { now });
  await removeClients.all(sql, { lastUsed: before(recognizedMilliseconds) });
  await removeCodes.all(sql, { issued: before(mailedCodeMilliseconds) });
};
