import type { Role } from '../../core/access/role.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { hashOf, newToken } from '../../domains/identity/sessions/token.ts';
import type { Stage } from '../stage.ts';

export interface Person {
  userId: string;
  email: string;
}

/** A person with an account, but without a password. */
export const aPerson = async ({ sql, clock }: Stage, name: string, role: Role): Promise<Person> => {
  const userId = newIdentifier(clock.read());
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  await sql.rows(
    'insert into users (id, role, name, email, phone, created_at) values ($1, $2, $3, $4, $5, $6)',
    [userId, role, name, email, '(408) 555-0147', clock.read()],
  );
  return { userId, email };
};

/** Token of an active session. */
export const aSession = async ({ sql, clock }: Stage, userId: string): Promise<string> => {
  const token = newToken();
  await sql.rows(
    `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
     values ($1, $2, $3, $4, $4, $4::timestamptz + interval '30 days')`,
    [newIdentifier(clock.read()), userId, hashOf(token), clock.read()],
  );
  return token;
};
