import { Suspense } from 'react';
import { useLater } from '../fast-path/use-later.ts';
import { usePerson } from '../lib/session/use-session.ts';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry.ts';

const ActiveOrderBar = lazyWithRetry(() => import('../features/orders/ActiveOrderBar.tsx'));

/** For customers alone, and after the page itself. */
export function ActiveOrderSlot() {
  const user = usePerson();
  const isTime = useLater();
  if (!isTime || user?.role !== 'CUSTOMER') return null;
  return (
    <Suspense fallback={null}>
      <ActiveOrderBar key={user.id} />
    </Suspense>
  );
}
