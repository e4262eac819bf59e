import { Suspense } from 'react';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry.ts';

const KitchenNavigation = lazyWithRetry(() => import('./KitchenNavigation.tsx'));

/** Customers don't download the bar of kitchens. Wide windows have room for links, and no thumb. */
export const KitchenBarSlot = () => (
  <div className="sticky bottom-0 short:-bottom-14 z-30 min-h-14 min-[56rem]:hidden print:hidden">
    <Suspense fallback={null}>
      <KitchenNavigation />
    </Suspense>
  </div>
);
