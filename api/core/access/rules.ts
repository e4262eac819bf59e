import type { ApiScope } from '../../../schema/api-scopes.ts';
import { type StaffRight, staffRights } from '../../../schema/staff-rights.ts';
import { Role } from './role.ts';
import { anyScope, type Rule, type Viewer } from './viewer.ts';

export const everybody: Rule = () => true;
/** Everyone but API tokens, which every rule without a scope refuses. */
export const peopleOnly: Rule = () => true;
export const signedIn: Rule = viewer => viewer.isSignedIn && !viewer.isLimited;
/** Everyone who is signed in to their own account, and not staff who look on: for what even they may not see. */
export const themselves: Rule = viewer => signedIn(viewer) && !viewer.isViewOnly;
/** Everyone with a session, also one that may only set up a second factor: for who is signed in. */
export const withSession: Rule = viewer => viewer.isSignedIn;
/** Also someone who may only set up a second factor. For that and nothing else. */
export const settingUpFactors: Rule = viewer => viewer.isSignedIn && !viewer.isViewOnly;
export const customers: Rule = viewer => viewer.is(Role.CUSTOMER);
/** Customers in their own account, and not staff who look on. */
export const customersThemselves: Rule = viewer => customers(viewer) && !viewer.isViewOnly;
export const suppliers: Rule = viewer => viewer.is(Role.SUPPLIER);
/** Kitchens and staff in their own account: who may create API tokens. */
export const suppliersOrStaff: Rule = viewer => themselves(viewer) && !viewer.is(Role.CUSTOMER);
/** Staff of any role; what they read is narrowed by their rights. */
export const staff: Rule = viewer => viewer.is(Role.ADMIN);

/** The same rule, also for viewers who may change nothing else: it ends their view or their session. */
export const evenViewOnly = (rule: Rule): Rule =>
  Object.assign((viewer: Viewer) => rule(viewer), { isForViewOnly: true as const });

/** One rule for each right, so that the rules of two operations can be compared. */
const forEachRight = (ruleOf: (right: StaffRight) => Rule): ((right: StaffRight) => Rule) => {
  const rules = new Map((Object.keys(staffRights) as StaffRight[]).map(right => [right, ruleOf(right)]));
  return right => rules.get(right)!;
};

/** Staff whose role has this right. */
export const withRight = forEachRight(right => viewer => viewer.may(right));

/** Everyone for what is their own, and staff with this right for everyone's. */
export const ownOrWithRight = forEachRight(
  right => viewer => signedIn(viewer) && (!viewer.is(Role.ADMIN) || viewer.may(right)),
);

/** Kitchens for what is their own, and staff with this right for everyone's. */
export const suppliersOrWithRight = forEachRight(right => viewer => suppliers(viewer) || viewer.may(right));

const scoped = new Map<Rule, Map<ApiScope | typeof anyScope, Rule>>();

/**
 * The same rule, also for API tokens with this scope, or with any; all other rules refuse tokens. The rule stays what
 * it is for people, so that a token never reaches what its owner may not.
 */
export const withScope = (scope: ApiScope | typeof anyScope, rule: Rule): Rule => {
  const ofRule = scoped.get(rule) ?? new Map<ApiScope | typeof anyScope, Rule>();
  scoped.set(rule, ofRule);
  // One rule for each pair, so that the rules of two operations can be compared.
  const made =
    ofRule.get(scope) ?? Object.assign((viewer: Viewer) => rule(viewer), { scope, forPeople: rule });
  ofRule.set(scope, made);
  return made;
};
