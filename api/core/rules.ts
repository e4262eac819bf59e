import { Role } from './role.ts';
import type { Rule } from './viewer.ts';

export const everybody: Rule = () => true;
export const signedIn: Rule = viewer => viewer.isSignedIn;
export const customers: Rule = viewer => viewer.is(Role.CUSTOMER);
