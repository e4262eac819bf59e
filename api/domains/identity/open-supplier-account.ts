import { newIdentifier } from '../../core/identifier.ts';
import { Role } from '../../core/role.ts';
import type { Sql } from '../../core/sql.ts';

interface Cook {
  name: string;
  email: string;
  phone: string;
}

/** Opens a cook's account; cooks sign in without a password. Undefined when the address is taken. */
export const openSupplierAccount = async (
  sql: Sql,
  { name, email, phone }: Cook,
  now: Date,
): Promise<string | undefined> => {
  // Of several concurrent requests the first opens it; the others wait here and get nothing.
  const [account] = await sql.rows<{ id: string }>(
    `insert into users (id, role, name, email, phone, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict on constraint users_email do nothing returning id`,
    [newIdentifier(now), Role.SUPPLIER, name, email, phone, now],
  );
  return account?.id;
};
