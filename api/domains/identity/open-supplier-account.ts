import { Role } from '../../core/access/role.ts';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { User } from './user.ts';

interface Cook {
  name: string;
  email: string;
  phone: string;
}

// Of several concurrent requests the first opens it; the others wait here and get nothing.
const storeAccount = query(
  { User },
  (on, { id, name, email, phone, createdAt }: Given<Cook & Pick<User, 'id' | 'createdAt'>>) =>
    on
      .insertInto('User')
      .values({ id, role: Role.SUPPLIER, name, email, phone, createdAt })
      .onConflict(taken => taken.constraint('users_email').doNothing())
      .returning('id'),
);

/** Opens a cook's account; cooks sign in without a password. Undefined when the address is taken. */
export const openSupplierAccount = async (
  sql: Sql,
  { name, email, phone }: Cook,
  now: Date,
): Promise<string | undefined> => {
  const account = await storeAccount.first(sql, {
    id: newIdentifier(now),
    name,
    email,
    phone,
    createdAt: now,
  });
  return account?.id;
};
