import { expect, it } from 'vitest';
import { kitchenDestination } from './kitchen-destination.ts';

it.each([
  ['PENDING', null, '/supplier-onboarding'],
  ['APPROVED', null, '/supplier-dashboard'],
  ['APPROVED', 'onboarding', '/supplier-onboarding'],
  ['UNDER_REVIEW', null, '/supplier-verification-status'],
  ['UNDER_REVIEW', 'onboarding', '/supplier-onboarding'],
  ['DOCUMENTS_SUBMITTED', null, '/supplier-onboarding'],
  ['REJECTED', null, '/supplier-onboarding'],
  ['REJECTED', 'elsewhere', '/supplier-onboarding'],
] as const)('%s with redirect %s leads to %s', (onboardingStatus, redirect, path) => {
  const access = { onboardingStatus, canAccessMenu: onboardingStatus === 'APPROVED' };
  expect(kitchenDestination(access, redirect)).toBe(path);
});

it('leads back to where a kitchen was going, once menu and orders are open to it', () => {
  const back = '/menu-management';
  const approved = { onboardingStatus: 'APPROVED', canAccessMenu: true } as const;
  expect(kitchenDestination(approved, null, back)).toBe(back);
  const pending = { onboardingStatus: 'PENDING', canAccessMenu: false } as const;
  expect(kitchenDestination(pending, null, back)).toBe('/supplier-onboarding');
});
