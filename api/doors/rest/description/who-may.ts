import { type StaffRole, staffRoles } from '../../../../schema/staff-rights.ts';
import { Role } from '../../../core/access/role.ts';
import { anyScope, type Rule, Viewer } from '../../../core/access/viewer.ts';

const everyStaffRole = Object.keys(staffRoles) as StaffRole[];

const someone = (role: Role, staffRole: StaffRole | null = null) =>
  new Viewer({ sessionId: '', userId: '', role, staffRole });

export const admitsStrangers = (rule: Rule): boolean => rule(new Viewer(null));

/** Who a rule admits, found by asking it: kinds of people, and staff by their roles. */
const admitted = (rule: Rule): string[] => {
  const roles = everyStaffRole.filter(role => rule(someone(Role.ADMIN, role)));
  const names = roles.map(role => staffRoles[role].name).join(', ');
  const ofStaff = roles.length === everyStaffRole.length ? 'all staff' : `staff with the role ${names}`;
  return [
    ...(rule(someone(Role.CUSTOMER)) ? ['customers'] : []),
    ...(rule(someone(Role.SUPPLIER)) ? ['kitchens'] : []),
    ...(roles.length > 0 ? [ofStaff] : []),
  ];
};

export const admitsEveryone = (rule: Rule): boolean =>
  admitsStrangers(rule) || admitted(rule).join() === 'customers,kitchens,all staff';

/** One sentence on who may send a request, and on API tokens. */
export const whoMay = (rule: Rule): string => {
  const people = admitsStrangers(rule)
    ? 'everyone, signed in or not'
    : new Intl.ListFormat('en').format(admitted(rule));
  return `For ${people}. ${tokensMay(rule)}`;
};

const tokensMay = ({ scope }: Rule): string => {
  if (scope === undefined) return 'API tokens are refused.';
  return scope === anyScope ? 'Every API token may be sent.' : `API tokens need the scope \`${scope}\`.`;
};

/** The credentials that a route takes, by OpenAPI's security requirements: one of them is enough. */
export const credentialsFor = (rule: Rule): Record<string, string[]>[] => [
  ...(admitsStrangers(rule) ? [{}] : []),
  { session: [] },
  { bearer: [] },
  ...(rule.scope === undefined ? [] : [{ apiToken: rule.scope === anyScope ? [] : [rule.scope] }]),
];
