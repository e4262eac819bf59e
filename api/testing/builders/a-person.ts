import { Role } from '../../core/access/role.ts';
import { StaffRole } from '../../core/access/staff-role.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { hashOf, newToken } from '../../domains/identity/sessions/token.ts';
import type { Stage } from '../stage.ts';

export interface Person {
  userId: string;
  email: string;
}

/**
 * A person with an account and a proven address, but without a password; staff are owners unless another role is given.
 */
export const aPerson = async (
  { sql, clock }: Stage,
  name: string,
  role: Role,
  staffRole: StaffRole = StaffRole.OWNER,
): Promise<Person> => {
  const userId = newIdentifier(clock.read());
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const now = clock.read();
  await sql.rows(
    `insert into users (id, role, staff_role, name, email, phone, created_at, email_proven_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [userId, role, role === Role.ADMIN ? staffRole : null, name, email, '(408) 555-0147', now],
  );
  return { userId, email };
};

/** Token of an active session, which stays freshly proven: most tests are not about that. */
export const aSession = async ({ sql, clock }: Stage, userId: string): Promise<string> => {
  const token = newToken();
  await sql.rows(
    `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at, proven_at)
     values ($1, $2, $3, $4, $4, $4::timestamptz + interval '30 days', $4::timestamptz + interval '30 days')`,
    [newIdentifier(clock.read()), userId, hashOf(token), clock.read()],
  );
  return token;
};
