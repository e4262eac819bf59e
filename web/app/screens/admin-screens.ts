import { lazyScreen } from '../lazy-screen.tsx';
import { paths } from '../paths.ts';
import type { Screen } from './screen.ts';

/** What admins see; their panel knows its own screens, so that nobody else pays for them. */
export const adminScreens: readonly Screen[] = [
  {
    path: paths.adminPayments(),
    title: 'Payments',
    back: paths.admin(),
    isWide: true,
    Component: lazyScreen(() => import('../../routes/admin/admin-payments.tsx')),
  },
  {
    path: `${paths.admin()}/*`,
    title: 'Admin',
    isWide: true,
    Component: lazyScreen(() => import('../../routes/admin/admin.tsx')),
  },
];
