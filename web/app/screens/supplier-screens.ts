import { msg } from '@lingui/core/macro';
import { lazyScreen } from '../lazy-screen.tsx';
import { paths } from '../paths.ts';
import type { Screen } from './screen.ts';

/** Screens that a kitchen opens once or now and then; one file imports them, so that the first load names one instead of six. */
const rareScreens = () => import('../../routes/supplier/screens.ts');

/** The screens for suppliers, from registration to payouts. */
export const supplierScreens: readonly Screen[] = [
  {
    path: paths.supplierToday(),
    title: msg`Today`,
    kitchenBar: true,
    isWide: true,
    asksForProof: true,
    Component: lazyScreen(() => import('../../routes/supplier/supplier-today.tsx')),
  },
  {
    path: paths.prepSheet(),
    title: msg`Prep sheet`,
    kitchenBar: true,
    back: paths.orders(),
    isWide: true,
    Component: lazyScreen(() => import('../../routes/supplier/prep-sheet.tsx')),
  },
  {
    path: `${paths.supplierAnalytics()}/:view?`,
    title: msg`Performance`,
    kitchenBar: true,
    isWide: true,
    back: paths.supplierDashboard(),
    Component: lazyScreen(async () => (await rareScreens()).supplierAnalytics()),
  },
  {
    path: paths.supplierPayouts(),
    title: msg`Payouts`,
    kitchenBar: true,
    isWide: true,
    back: paths.supplierDashboard(),
    Component: lazyScreen(async () => (await rareScreens()).supplierPayouts()),
  },
  {
    path: paths.supplierOnboarding(),
    title: msg`Onboarding`,
    back: paths.home(),
    Component: lazyScreen(async () => (await rareScreens()).supplierOnboarding()),
  },
  {
    path: paths.supplierVerificationStatus(),
    title: msg`Application`,
    back: paths.supplierOnboarding(),
    Component: lazyScreen(async () => (await rareScreens()).supplierVerificationStatus()),
  },
  {
    path: paths.supplierRegistration(),
    title: msg`Registration`,
    back: paths.home(),
    Component: lazyScreen(async () => (await rareScreens()).registration()),
  },
  {
    path: paths.supplierLogin(),
    title: msg`Kitchen sign-in`,
    back: paths.home(),
    Component: lazyScreen(() => import('../../routes/supplier/sign-in.tsx')),
  },
  {
    path: paths.supplierDashboard(),
    title: msg`Your kitchen`,
    kitchenBar: true,
    isWide: true,
    asksForProof: true,
    Component: lazyScreen(() => import('../../routes/supplier/dashboard.tsx')),
  },
  {
    path: paths.claimEin(),
    title: msg`Claim your EIN`,
    back: paths.supplierRegistration(),
    Component: lazyScreen(async () => (await rareScreens()).claimEin()),
  },
  {
    path: paths.supplierSettings(),
    title: msg`Settings`,
    kitchenBar: true,
    isWide: true,
    back: paths.supplierDashboard(),
    Component: lazyScreen(() => import('../../routes/supplier/settings.tsx')),
  },
  {
    path: paths.menuManagement(),
    title: msg`Menu`,
    kitchenBar: true,
    isWide: true,
    back: paths.supplierDashboard(),
    Component: lazyScreen(() => import('../../routes/supplier/menu-management.tsx')),
  },
];
