import type { StaffRight } from '../../../schema/staff-rights.ts';
import type { ApiScope } from '../access/api-scope.ts';
import { Role } from '../access/role.ts';
import { ownOrWithRight, withScope } from '../access/rules.ts';
import type { Viewer } from '../access/viewer.ts';

/**
 * Defines a query for each role, and returns the one for a viewer: staff need the right to read everyone's,
 * and API tokens the scope.
 * PostgreSQL plans a statement with the condition of one role better than one with the conditions of all.
 */
export const forRole = <Defined>(right: StaffRight, scope: ApiScope, define: (role: Role) => Defined) => {
  const queries = {
    [Role.CUSTOMER]: define(Role.CUSTOMER),
    [Role.SUPPLIER]: define(Role.SUPPLIER),
    [Role.ADMIN]: define(Role.ADMIN),
  };
  return (viewer: Viewer): Defined => {
    viewer.must(withScope(scope, ownOrWithRight(right)));
    return queries[viewer.session!.role];
  };
};
