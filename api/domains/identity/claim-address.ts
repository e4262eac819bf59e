import { sql as fragment } from 'kysely';
import { Role } from '../../core/access/role.ts';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { User } from './user.ts';

interface Asked {
  email: string;
  role: Role;
}

interface Held {
  email: string;
  roles: readonly Role[];
  keeping: readonly Role[];
}

const lockQuery = query({}, (on, { email }: Given<{ email: string }>) =>
  on.selectNoFrom(
    fragment<unknown>`pg_advisory_xact_lock(hashtextextended('address ' || ${email}, 0))`.as('locked'),
  ),
);

/** A disabled account still keeps its address from accounts of its role, and that of staff from all others. */
const holderQuery = query({ User }, (from, { email, roles, keeping }: Given<Held>) =>
  from
    .selectFrom('User')
    .where('email', '=', email)
    .where(user => user('role', '=', user.fn.any(roles)))
    .where(user => user.or([user('role', '=', user.fn.any(keeping)), user('disabledAt', 'is', null)]))
    .select('id')
    .limit(1),
);

/**
 * Locks an address until the transaction ends: of two accounts that get it at the same time, the second sees the first.
 */
export const lockAddress = async (sql: Sql, email: string): Promise<void> => {
  await lockQuery.all(sql, { email });
};

/** Whether an account of this role may not have the address. Staff share theirs with no other account. */
export const isAddressTaken = async (sql: Sql, { email, role }: Asked): Promise<boolean> => {
  const roles = role === Role.ADMIN ? Object.values(Role) : [role, Role.ADMIN];
  return (await holderQuery.first(sql, { email, roles, keeping: [role, Role.ADMIN] })) !== undefined;
};

/** Whether an enabled account on the other side, staff or not, has the address that an account of this role has. */
export const isSharedWithStaff = async (sql: Sql, { email, role }: Asked): Promise<boolean> => {
  const roles = role === Role.ADMIN ? [Role.CUSTOMER, Role.SUPPLIER] : [Role.ADMIN];
  return (await holderQuery.first(sql, { email, roles, keeping: [] })) !== undefined;
};

/** Locks the address for an account that is about to be stored; false when it is taken. */
export const claimAddress = async (sql: Sql, asked: Asked): Promise<boolean> => {
  await lockAddress(sql, asked.email);
  return !(await isAddressTaken(sql, asked));
};
