import { rolesWithRight, type StaffRight, type StaffRole, staffRoles } from '../../../schema/staff-rights.ts';

/** Staff, one of each role. */
export const staff = Object.keys(staffRoles) as StaffRole[];

/** Viewers of the matrix: an anonymous one, and others with the ids of someone else's data. */
export const parties = ['anonymous', 'another customer', 'another supplier', ...staff] as const;
export type Party = (typeof parties)[number];

export const everybody = parties;
export const signedIn = ['another customer', 'another supplier', ...staff] as const;
export const customers = ['another customer'] as const;
export const suppliers = ['another supplier'] as const;
export const suppliersOrStaff = ['another supplier', ...staff] as const;

/** The right that staff need, of the entries of the table that ask for one. */
export const rightsNeeded = new Map<readonly Party[], StaffRight>();

const alsoWith = (others: readonly Party[], right: StaffRight): readonly Party[] => {
  const allowed = [...others, ...rolesWithRight(right)];
  rightsNeeded.set(allowed, right);
  return allowed;
};
export const withRight = (right: StaffRight) => alsoWith([], right);
export const suppliersOrWithRight = (right: StaffRight) => alsoWith(suppliers, right);
export const ownOrWithRight = (right: StaffRight) =>
  alsoWith(['another customer', 'another supplier'], right);
