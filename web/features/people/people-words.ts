import type { Role } from '../../generated/graphql.ts';

export const roleWords: Record<Role, string> = { CUSTOMER: 'Customer', SUPPLIER: 'Cook', ADMIN: 'Admin' };
export const roles = Object.keys(roleWords) as Role[];

export const sessionWords = (open: number): string => {
  if (open === 0) return 'No active sessions';
  return open === 1 ? '1 active session' : `${open} active sessions`;
};
