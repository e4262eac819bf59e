import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { WrongCredentials } from '../../identity/identity-problems.ts';
import { openSession } from '../../identity/sessions/open-session.ts';
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

/** Signs in the cook of a kitchen; returns the session with the status of the kitchen. */
export const openSupplierSession = async (
  work: Work,
  userId: string,
): Promise<SupplierSignedIn | WrongCredentials> => {
  const kitchen = await kitchenQuery.first(work.sql, { userId });
  const user = await work.em.findOne(User, { id: userId, disabledAt: null });
  if (!kitchen || !user) return wrongSupplierCredentials();
  return new SupplierSignedIn(await openSession(work, user), {
    name: kitchen.name,
    onboardingStatus: kitchen.status,
    canAccessMenu: kitchen.status === OnboardingStatus.APPROVED,
  });
};

/** The same refusal whatever was wrong. */
export const wrongSupplierCredentials = () =>
  new WrongCredentials('This EIN and email do not belong together. Please check both.');
