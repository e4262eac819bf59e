import { paths } from '../../app/paths.ts';
import type { SupplierSignedInFragment } from '../../generated/graphql.ts';

type Access = Pick<SupplierSignedInFragment['supplier'], 'onboardingStatus' | 'canAccessMenu'>;

/** Where a kitchen continues after signing in. Only one that may sell returns to where it was going. */
export const kitchenDestination = (
  { onboardingStatus, canAccessMenu }: Access,
  redirect: string | null,
  returnTo?: string,
): string => {
  if (redirect === 'onboarding' || onboardingStatus === 'PENDING') return paths.supplierOnboarding();
  if (canAccessMenu) return returnTo ?? paths.supplierDashboard();
  if (onboardingStatus === 'UNDER_REVIEW') return paths.supplierVerificationStatus();
  return paths.supplierOnboarding();
};
