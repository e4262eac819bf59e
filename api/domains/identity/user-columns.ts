import type { User } from './user.ts';

/** Columns of a user for pages and lists; `u` is the user. */
export const userColumns = ['u.id', 'u.role', 'u.name', 'u.email', 'u.phone', 'u.createdAt'] as const;

/** A user as loaded for pages and lists. */
export type UserRow = Pick<User, 'id' | 'role' | 'name' | 'email' | 'phone'> & { createdAt: string };

/** The same columns in statements that are not typed. */
export const userColumnsText = `u.id, u.role, u.name, u.email, u.phone, u.created_at as "createdAt"`;
