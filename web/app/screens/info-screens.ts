import { msg } from '@lingui/core/macro';
import { lazyScreen } from '../lazy-screen.tsx';
import { paths } from '../paths.ts';
import type { Screen } from './screen.ts';

/** What everybody may read, and the pages about the marketplace itself. */
export const infoScreens: readonly Screen[] = [
  {
    path: paths.welcome(),
    title: msg`Welcome`,
    back: paths.landing(),
    Component: lazyScreen(() => import('../../routes/info/welcome.tsx')),
  },
  {
    path: paths.help(),
    title: msg`Help`,
    bottomBar: true,
    Component: lazyScreen(() => import('../../routes/info/help.tsx')),
  },
  {
    path: paths.about(),
    title: msg`About`,
    back: paths.help(),
    Component: lazyScreen(() => import('../../routes/info/about.tsx')),
  },
  {
    path: paths.terms(),
    title: msg`Terms of Service`,
    back: paths.help(),
    Component: lazyScreen(() => import('../../routes/info/terms-of-service.tsx')),
  },
  {
    path: paths.privacy(),
    title: msg`Privacy Policy`,
    back: paths.help(),
    Component: lazyScreen(() => import('../../routes/info/privacy-policy.tsx')),
  },
  {
    path: paths.paymentInfo(),
    title: msg`Payment Info`,
    back: paths.help(),
    Component: lazyScreen(() => import('../../routes/info/payment-info.tsx')),
  },
  {
    path: paths.status(),
    title: msg`Status`,
    Component: lazyScreen(() => import('../../routes/info/status.tsx')),
  },
  {
    path: paths.productionTest(),
    title: msg`Production Test`,
    back: paths.status(),
    Component: lazyScreen(() => import('../../routes/info/production-test.tsx')),
  },
];
