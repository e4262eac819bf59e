import type { Language } from '../../../schema/languages.ts';
import { Role } from '../../core/access/role.ts';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { claimAddress } from './claim-address.ts';
import { User } from './user.ts';

interface Cook {
  name: string;
  email: string;
  phone: string;
  language: Language;
}

const storeAccount = query(
  { User },
  (on, { id, name, email, phone, language, createdAt }: Given<Cook & Pick<User, 'id' | 'createdAt'>>) =>
    on
      .insertInto('User')
      .values({ id, role: Role.SUPPLIER, name, email, phone, language, createdAt })
      .returning('id'),
);

/** Opens a cook's account; cooks sign in without a password. Undefined when the address is taken. */
export const openSupplierAccount = async (
  sql: Sql,
  { name, email, phone, language }: Cook,
  now: Date,
): Promise<string | undefined> => {
  // Of several concurrent requests the first opens it; the others wait here and get nothing.
  if (!(await claimAddress(sql, { email, role: Role.SUPPLIER }))) return undefined;
  const account = await storeAccount.first(sql, {
    id: newIdentifier(now),
    name,
    email,
    phone,
    language,
    createdAt: now,
  });
  return account?.id;
};
