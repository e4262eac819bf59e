import type { Sql } from '../../../core/database/sql.ts';
import { isApiSecret } from '../api-tokens/api-token-secret.ts';
import { readApiToken } from '../api-tokens/read-api-token.ts';
import { type OpenSession, readSession } from './read-session.ts';
import { hashOf } from './token.ts';

/** Loads the person that a credential belongs to: the token of a session, or the secret of an API token; else null. */
export const readCredential = (sql: Sql, credential: string, now: Date): Promise<OpenSession | null> =>
  (isApiSecret(credential) ? readApiToken : readSession)(sql, hashOf(credential), now);
