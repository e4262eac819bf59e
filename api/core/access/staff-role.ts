import { staffRights, staffRoles } from '../../../schema/staff-rights.ts';
import { enumType } from '../graphql/enum-type.ts';
import { mapValues } from '../values/map-values.ts';

export const StaffRole = enumType(
  'StaffRole',
  'Role of a staff member, which decides what they may see and do.',
  mapValues(staffRoles, ({ description }) => description),
);
export type StaffRole = keyof typeof StaffRole;

export const StaffRight = enumType('StaffRight', 'Right of a staff member.', staffRights);
export type StaffRight = keyof typeof StaffRight;
