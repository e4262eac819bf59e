import { User } from './user.ts';

/** A user as loaded for pages and lists. */
export type UserRow = Pick<User, 'id' | 'role' | 'name' | 'email' | 'phone'> & { createdAt: string };

/** Select list of a row; the table alias is `u`. */
export const userColumns = `u.id, u.role, u.name, u.email, u.phone, u.created_at as "createdAt"`;

/** Result unions distinguish their members by class; this gives a row the class User without copying it. */
export const asUser = (row: UserRow): UserRow => Object.setPrototypeOf(row, User.prototype);
