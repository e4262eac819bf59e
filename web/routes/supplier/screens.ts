/** Imports screens of kitchens that are opened once or now and then; the first load has none of these names. */
export const supplierAnalytics = () => import('./supplier-analytics.tsx');
export const supplierPayouts = () => import('./supplier-payouts.tsx');
export const supplierOnboarding = () => import('./supplier-onboarding.tsx');
export const supplierVerificationStatus = () => import('./supplier-verification-status.tsx');
export const registration = () => import('./registration.tsx');
export const claimEin = () => import('./claim-ein.tsx');
