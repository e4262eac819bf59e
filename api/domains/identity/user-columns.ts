import type { ExpressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Columns } from '../../core/query/columns.ts';
import type { User } from './user.ts';

/** Columns of a user for pages and lists; `u` is the user. */
export const userColumns = [
  'u.id',
  'u.role',
  'u.staffRole',
  'u.name',
  'u.email',
  'u.phone',
  'u.createdAt',
  'u.emailProvenAt',
] as const;

/** The same as one value, for statements that load a user with something else. */
export const userObject = (on: ExpressionBuilder<{ u: Columns<User> }, 'u'>) =>
  jsonBuildObject({
    id: on.ref('u.id'),
    role: on.ref('u.role'),
    staffRole: on.ref('u.staffRole'),
    name: on.ref('u.name'),
    email: on.ref('u.email'),
    phone: on.ref('u.phone'),
    createdAt: on.ref('u.createdAt'),
    emailProvenAt: on.ref('u.emailProvenAt'),
  });

/** A user as loaded for pages and lists. */
export type UserRow = Pick<User, 'id' | 'role' | 'staffRole' | 'name' | 'email' | 'phone'> & {
  createdAt: string;
  emailProvenAt: string | null;
};
