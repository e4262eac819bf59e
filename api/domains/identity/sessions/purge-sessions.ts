import type { Sql } from '../../../core/sql.ts';
import { mailedCodeMilliseconds } from '../signing-in/mailed-code.ts';
import { recognizedMilliseconds } from '../signing-in/recognize-client.ts';
import { sessionLifetime } from './session-lifetime.ts';

/** Deletes expired sessions, recognized clients and codes. */
export const purgeSessions = async (sql: Sql, now: Date): Promise<void> => {
  await sql.rows(
    `delete from sessions where expires_at <= $1 or last_used_at <= $1::timestamptz - make_interval(secs => $2::int)`,
    [now, sessionLifetime.idleSeconds],
  );
  const forgottenSince = new Date(now.getTime() - recognizedMilliseconds);
  await sql.rows('delete from recognized_clients where last_used_at <= $1', [forgottenSince]);
  await sql.rows('delete from mailed_codes where issued_at <= $1', [
    new Date(now.getTime() - mailedCodeMilliseconds),
  ]);
};
