/** What staff may be allowed to do, each right once: permissions and screens read this table. */
export const staffRights = {
  REVIEW_KITCHENS: 'Read applications with their documents, and decide about them.',
  SEE_KITCHENS: 'Read the records of kitchens, listed or not.',
  MANAGE_KITCHENS: 'Suspend and reinstate kitchens.',
  MANAGE_CITIES: 'Add, open, close, merge and remove cities.',
  SEE_ORDERS: 'Read all orders and the problems that customers report.',
  HELP_ORDERS: 'Cancel and confirm orders, and handle reported problems.',
  SEE_PEOPLE: 'Read who has an account.',
  MANAGE_PEOPLE: 'Disable and enable accounts of customers and kitchens, and sign them out.',
  SEE_MONEY: 'Read payments, refunds, payouts, disputes and the ledger.',
  REFUND: 'Refund payments, and record money that was received or paid back by hand.',
  PAY_OUT: 'Pay kitchens, adjust their balances, and run the tasks of the card provider.',
  SEE_AUDIT: 'Read and export the audit trail.',
  MANAGE_STAFF: 'Invite staff, change their roles, and disable and enable their accounts.',
  MOVE_CLOCK: 'Move the clock of a sandbox forward.',
  MANAGE_BACKGROUND_WORK: 'See background jobs, and try again or dismiss those that were given up.',
  WRITE_NOTES: 'Read and write notes of staff about orders, kitchens and people.',
  REMOVE_NOTES: 'Remove notes of other staff.',
  MANAGE_FEATURES: 'Open features for cities and parts of the people, and close them.',
  VIEW_AS: 'See the product as a customer or a kitchen sees it, without changing anything.',
} as const;
export type StaffRight = keyof typeof staffRights;

const everyRight = Object.keys(staffRights) as StaffRight[];

/** The staff roles, from the least rights to the most. */
export const staffRoles = {
  REVIEWER: {
    name: 'Reviewer',
    description: 'Reviews the applications of kitchens.',
    rights: ['REVIEW_KITCHENS', 'SEE_KITCHENS'],
  },
  SUPPORT: {
    name: 'Support',
    description: 'Helps customers and kitchens with their orders.',
    rights: ['SEE_KITCHENS', 'SEE_ORDERS', 'HELP_ORDERS', 'SEE_PEOPLE', 'WRITE_NOTES', 'VIEW_AS'],
  },
  FINANCE: {
    name: 'Finance',
    description: 'Handles payments, refunds and payouts.',
    rights: ['SEE_KITCHENS', 'SEE_ORDERS', 'SEE_MONEY', 'REFUND', 'PAY_OUT'],
  },
  ADMIN: {
    name: 'Admin',
    description: 'Runs the marketplace; everything but managing staff.',
    rights: everyRight.filter(right => right !== 'MANAGE_STAFF'),
  },
  OWNER: {
    name: 'Owner',
    description: 'May do everything, including managing staff.',
    rights: everyRight,
  },
} as const satisfies Record<string, { name: string; description: string; rights: readonly StaffRight[] }>;
export type StaffRole = keyof typeof staffRoles;

const rightsOfRoles = new Map<StaffRole, ReadonlySet<StaffRight>>(
  (Object.keys(staffRoles) as StaffRole[]).map(role => [role, new Set(staffRoles[role].rights)]),
);

export const hasRight = (staffRole: StaffRole | null, right: StaffRight): boolean =>
  staffRole !== null && rightsOfRoles.get(staffRole)!.has(right);

/** The rights of a person; none for those who are not staff. */
export const rightsOf = (staffRole: StaffRole | null): readonly StaffRight[] =>
  staffRole ? staffRoles[staffRole].rights : [];

/** The staff roles that have a right. */
export const rolesWithRight = (right: StaffRight): StaffRole[] =>
  (Object.keys(staffRoles) as StaffRole[]).filter(role => hasRight(role, right));
