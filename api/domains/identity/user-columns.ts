import { User } from './user.ts';

/** Somebody as pages and lists read them. */
export type UserRow = Pick<User, 'id' | 'role' | 'name' | 'email' | 'phone'> & { createdAt: string };

/** The select list of a row; the table is `u`. */
export const userColumns = `u.id, u.role, u.name, u.email, u.phone, u.created_at as "createdAt"`;

/** Result unions tell their members apart by class; a row becomes one of User without being copied. */
export const asUser = (row: UserRow): UserRow => Object.setPrototypeOf(row, User.prototype);
