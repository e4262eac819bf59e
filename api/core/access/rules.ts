import { Role } from './role.ts';
import type { Rule } from './viewer.ts';

export const everybody: Rule = () => true;
export const signedIn: Rule = viewer => viewer.isSignedIn;
export const customers: Rule = viewer => viewer.is(Role.CUSTOMER);
export const suppliers: Rule = viewer => viewer.is(Role.SUPPLIER);
export const admins: Rule = viewer => viewer.is(Role.ADMIN);
export const suppliersAndAdmins: Rule = viewer => suppliers(viewer) || admins(viewer);
