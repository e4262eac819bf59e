import { msg } from '@lingui/core/macro';
import { lazyScreen } from '../lazy-screen.tsx';
import { adminScreens } from './admin-screens.ts';
import { customerScreens } from './customer-screens.ts';
import { designScreens } from './design-screens.ts';
import { infoScreens } from './info-screens.ts';
import type { Screen } from './screen.ts';
import { supplierScreens } from './supplier-screens.ts';

/** The whole site. Each screen comes in a chunk of its own. */
export const screens: readonly Screen[] = [
  ...customerScreens,
  ...supplierScreens,
  ...adminScreens,
  ...infoScreens,
  ...designScreens,
  {
    path: '*',
    title: msg`Not found`,
    Component: lazyScreen(() => import('../../routes/info/not-found.tsx')),
  },
];
