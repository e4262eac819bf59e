import { lazyScreen } from '../lazy-screen.tsx';
import { paths } from '../paths.ts';
import type { Screen } from './screen.ts';

/** The screens for suppliers, from registration to payouts. */
export const supplierScreens: readonly Screen[] = [
  {
    path: paths.prepSheet(),
    title: 'Prep sheet',
    back: paths.orders(),
    isWide: true,
    Component: lazyScreen(() => import('../../routes/supplier/prep-sheet.tsx')),
  },
  {
    path: paths.supplierAnalytics(),
    title: 'Analytics',
    back: paths.supplierDashboard(),
    Component: lazyScreen(() => import('../../routes/supplier/supplier-analytics.tsx')),
  },
  {
    path: paths.supplierPayouts(),
    title: 'Payouts',
    back: paths.supplierDashboard(),
    Component: lazyScreen(() => import('../../routes/supplier/supplier-payouts.tsx')),
  },
  {
    path: paths.supplierOnboarding(),
    title: 'Onboarding',
    back: paths.home(),
    Component: lazyScreen(() => import('../../routes/supplier/supplier-onboarding.tsx')),
  },
  {
    path: paths.supplierVerificationStatus(),
    title: 'Application',
    back: paths.supplierOnboarding(),
    Component: lazyScreen(() => import('../../routes/supplier/supplier-verification-status.tsx')),
  },
  {
    path: paths.supplierRegistration(),
    title: 'Register your kitchen',
    back: paths.home(),
    Component: lazyScreen(() => import('../../routes/supplier/registration.tsx')),
  },
  {
    path: paths.supplierLogin(),
    title: 'Kitchen sign-in',
    back: paths.home(),
    Component: lazyScreen(() => import('../../routes/supplier/sign-in.tsx')),
  },
  {
    path: paths.supplierDashboard(),
    title: 'Your kitchen',
    Component: lazyScreen(() => import('../../routes/supplier/dashboard.tsx')),
  },
  {
    path: paths.supplierSettings(),
    title: 'Settings',
    back: paths.supplierDashboard(),
    Component: lazyScreen(() => import('../../routes/supplier/settings.tsx')),
  },
  {
    path: paths.menuManagement(),
    title: 'Menu',
    back: paths.supplierDashboard(),
    Component: lazyScreen(() => import('../../routes/supplier/menu-management.tsx')),
  },
];
