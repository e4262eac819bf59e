import type { Work } from '../../../core/operation.ts';
import { WrongCredentials } from '../../identity/identity-problems.ts';
import { openSession } from '../../identity/sessions/open-session.ts';
import { User } from '../../identity/user.ts';
import { OnboardingStatus } from '../onboarding-status.ts';
import { SupplierSignedIn } from './supplier-signed-in.ts';

/** Signs in the cook of a kitchen; returns the session with the status of the kitchen. */
export const openSupplierSession = async (
  work: Work,
  userId: string,
): Promise<SupplierSignedIn | WrongCredentials> => {
  const [kitchen] = await work.sql.rows<{ name: string; status: OnboardingStatus }>(
    `select s.kitchen_name as name, a.status from suppliers s join applications a on a.supplier_id = s.id
     where s.user_id = $1`,
    [userId],
  );
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
