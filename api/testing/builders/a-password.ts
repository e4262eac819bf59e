import { hashPassword } from '../../domains/identity/password.ts';
import type { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';

/** Sets a password, where a test is not about registration. */
export const givePassword = async ({ sql }: Marketplace, { userId }: Visitor, password: string) => {
  await sql.rows('update users set password_hash = $2 where id = $1', [userId, await hashPassword(password)]);
};
