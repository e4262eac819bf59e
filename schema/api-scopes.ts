import type { StaffRight } from './staff-rights.ts';

/** What an API token may be allowed to do, each scope once: permissions, screens and documentation read this table. */
export const apiScopes = {
  MENU_READ: {
    description: /*i18n*/ 'Read your menu, its prices and the meals you cook each week.',
    isForKitchens: true,
    right: null,
    includes: null,
  },
  MENU_WRITE: {
    description: /*i18n*/ 'Read and change your menu, and the mealtimes and plates you cook.',
    isForKitchens: true,
    right: null,
    includes: 'MENU_READ',
  },
  ORDERS_READ: {
    description: /*i18n*/ 'Read orders with their addresses and payments, prep sheets and forecasts.',
    isForKitchens: true,
    right: 'SEE_ORDERS',
    includes: null,
  },
  ORDERS_WRITE: {
    description: /*i18n*/ 'Read your orders, move them from one status to the next, and cancel them.',
    isForKitchens: true,
    right: null,
    includes: 'ORDERS_READ',
  },
  ANALYTICS_READ: {
    description: /*i18n*/ 'Read figures of sales.',
    isForKitchens: true,
    right: 'SEE_MONEY',
    includes: null,
  },
  PAYOUTS_READ: {
    description: /*i18n*/ 'Read payments, refunds and payouts.',
    isForKitchens: true,
    right: 'SEE_MONEY',
    includes: null,
  },
  WEBHOOKS_WRITE: {
    description: /*i18n*/ 'Send what the token may read as webhooks to addresses of its own choice.',
    isForKitchens: true,
    right: null,
    includes: null,
  },
  KITCHENS_READ: {
    description: /*i18n*/ 'Read the records of kitchens, listed or not.',
    isForKitchens: false,
    right: 'SEE_KITCHENS',
    includes: null,
  },
  AUDIT_READ: {
    description: /*i18n*/ 'Read and export the audit trail.',
    isForKitchens: false,
    right: 'SEE_AUDIT',
    includes: null,
  },
  SANDBOX_WRITE: {
    description: /*i18n*/ 'Move the clock of a sandbox forward.',
    isForKitchens: false,
    right: 'MOVE_CLOCK',
    includes: null,
  },
} as const satisfies Record<
  string,
  {
    description: string;
    /** Whether kitchens can give it to a token, for what is their own. */
    isForKitchens: boolean;
    /** The right that staff need to give it to a token and, later, for the token to use it; null where staff cannot. */
    right: StaffRight | null;
    /** A scope that comes with it: what changes something also answers with what became of it. */
    includes: string | null;
  }
>;
export type ApiScope = keyof typeof apiScopes;

export const everyApiScope = Object.keys(apiScopes) as ApiScope[];

/** The scopes that a person can give to a token: a kitchen's, or those of their rights as staff. */
export const scopesWithin = (rights: readonly StaffRight[] | 'KITCHEN'): ApiScope[] =>
  everyApiScope.filter(scope => {
    const { isForKitchens, right } = apiScopes[scope];
    return rights === 'KITCHEN' ? isForKitchens : right !== null && rights.includes(right);
  });

/** These scopes and those that come with them. */
export const withIncluded = (scopes: readonly ApiScope[]): ApiScope[] => [
  ...new Set(scopes.flatMap(scope => [scope, apiScopes[scope].includes ?? scope])),
];
