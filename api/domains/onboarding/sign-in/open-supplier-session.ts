import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { WrongCredentials } from '../../identity/identity-problems.ts';
import type { FactorWay } from '../../identity/second-factor/factor-way.ts';
import { SecondFactorNeeded } from '../../identity/second-factor/second-factor-needed.ts';
import { openSession } from '../../identity/sessions/open-session.ts';
import { openSessionOrAsk } from '../../identity/sessions/open-session-or-ask.ts';
import { User } from '../../identity/user.ts';
import { Application } from '../../suppliers/application.ts';
import { OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { SupplierSignedIn } from './supplier-signed-in.ts';

const kitchenQuery = query({ Supplier, Application }, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('Supplier as s')
    .innerJoin('Application as a', 'a.supplierId', 's.id')
    .where('s.userId', '=', userId)
    .select(['s.kitchenName as name', 'a.status']),
);

/**
 * Signs in the cook of a kitchen, or asks for the second factor of an account that has one and has not proven it.
 * Returns the session with the status of the kitchen.
 */
export const openSupplierSession = async (
  work: Work,
  userId: string,
  { factor, isTakenOver = false }: { factor?: FactorWay; isTakenOver?: boolean } = {},
): Promise<SupplierSignedIn | SecondFactorNeeded | WrongCredentials> => {
  const kitchen = await kitchenQuery.first(work.sql, { userId });
  const user = await work.em.findOne(User, { id: userId, disabledAt: null });
  if (!kitchen || !user) return wrongSupplierCredentials();
  const signedIn = factor
    ? await openSession(work, user, { factor })
    : await openSessionOrAsk(work, user, isTakenOver);
  if (signedIn instanceof SecondFactorNeeded) return signedIn;
  return new SupplierSignedIn(signedIn, {
    name: kitchen.name,
    onboardingStatus: kitchen.status,
    canAccessMenu: kitchen.status === OnboardingStatus.APPROVED,
  });
};

/** The same refusal whatever was wrong. */
export const wrongSupplierCredentials = () =>
  new WrongCredentials(/*i18n*/ 'This EIN and email do not belong together. Please check both.');
