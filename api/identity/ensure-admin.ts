import { newIdentifier } from '../core/identifier.ts';
import { Role } from '../core/role.ts';
import type { Sql } from '../core/sql.ts';
import { hashPassword } from './password.ts';

/** Makes sure that an admin with this address and password exists. A changed password replaces the old one. */
export const ensureAdmin = async (sql: Sql, email: string, password: string, now: Date): Promise<void> => {
  await sql.rows(
    `insert into users (id, role, name, email, password_hash, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (email, role) do update set password_hash = excluded.password_hash, disabled_at = null`,
    [newIdentifier(now), Role.ADMIN, 'Administrator', email, await hashPassword(password), now],
  );
};
