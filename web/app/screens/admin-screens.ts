import { lazyScreen } from '../lazy-screen.tsx';
import { paths } from '../paths.ts';
import type { Screen } from './screen.ts';

/** The admin screens; the panel has its own routes, so other users don't download them. */
export const adminScreens: readonly Screen[] = [
  {
    path: paths.adminPayments(),
    title: 'Payments',
    isWide: true,
    Component: lazyScreen(() => import('../../routes/admin/admin-payments.tsx')),
  },
  {
    path: paths.joinStaff(),
    title: 'Join the team',
    back: paths.landing(),
    Component: lazyScreen(() => import('../../routes/admin/join-staff.tsx')),
  },
  {
    path: paths.staffPassword(),
    title: 'Set a new password',
    back: paths.landing(),
    Component: lazyScreen(() => import('../../routes/admin/staff-password.tsx')),
  },
  {
    path: `${paths.admin()}/*`,
    title: 'Admin',
    isWide: true,
    Component: lazyScreen(() => import('../../routes/admin/admin.tsx')),
  },
];
