import { Suspense } from 'react';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry.ts';

const ViewBanner = lazyWithRetry(() => import('../features/session/ViewBanner.tsx'));

interface Props {
  user: { id: string; name: string; role: 'CUSTOMER' | 'SUPPLIER' | 'ADMIN' };
  until: string;
}

/** For staff who see the product as someone else. */
export const ViewBannerSlot = (props: Props) => (
  <Suspense fallback={null}>
    <ViewBanner {...props} />
  </Suspense>
);
