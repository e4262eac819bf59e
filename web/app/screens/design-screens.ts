import { lazyScreen } from '../lazy-screen.tsx';
import { paths } from '../paths.ts';
import type { Screen } from './screen.ts';

/** For those who build the client; left out of what is built for others. */
export const designScreens: readonly Screen[] = import.meta.env.DEV
  ? [
      {
        path: paths.design(),
        title: 'Design',
        isWide: true,
        Component: lazyScreen(() => import('../../routes/design/design.tsx')),
      },
    ]
  : [];
