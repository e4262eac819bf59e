import { lazyScreen } from '../lazy-screen.tsx';
import { paths } from '../paths.ts';
import type { Screen } from './screen.ts';

/** One file imports all of them, so that the first load names one file instead of four. */
const staffScreens = () => import('../../routes/admin/screens.ts');

/** The admin screens; the panel has its own routes, so other users don't download them. */
export const adminScreens: readonly Screen[] = [
  {
    path: paths.adminPayments(),
    title: 'Payments',
    isWide: true,
    Component: lazyScreen(async () => (await staffScreens()).adminPayments()),
  },
  {
    path: paths.joinStaff(),
    title: 'Join the team',
    back: paths.landing(),
    Component: lazyScreen(async () => (await staffScreens()).joinStaff()),
  },
  {
    path: paths.staffPassword(),
    title: 'Set a new password',
    back: paths.landing(),
    Component: lazyScreen(async () => (await staffScreens()).staffPassword()),
  },
  {
    path: `${paths.admin()}/*`,
    title: 'Admin',
    isWide: true,
    Component: lazyScreen(async () => (await staffScreens()).admin()),
  },
];
