import { rolesWithRight, type StaffRight, type StaffRole } from '../../../../schema/staff-rights.ts';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';

const staffQuery = query({ User }, (from, { roles }: Given<{ roles: readonly StaffRole[] }>) =>
  from
    .selectFrom('User')
    .where(user => user('staffRole', '=', user.fn.any(roles)))
    .where('disabledAt', 'is', null)
    .select('id'),
);

/** Finds the active staff whose role has a right, to notify them. */
export const findStaffWithRight = async (sql: Sql, right: StaffRight): Promise<string[]> => {
  const staff = await staffQuery.all(sql, { roles: rolesWithRight(right) });
  return staff.map(({ id }) => id);
};
