import { Suspense } from 'react';
import { useLater } from '../fast-path/use-later.ts';
import { usePerson } from '../lib/session/use-session.ts';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry.ts';
import { paths } from './paths.ts';

const EmailBanner = lazyWithRetry(() => import('../features/email/EmailBanner.tsx'));

/** For people with an unproven address alone, and after the page itself. */
export function EmailBannerSlot() {
  const user = usePerson();
  const isTime = useLater();
  if (!isTime || !user || user.isEmailProven) return null;
  return (
    <Suspense fallback={null}>
      <EmailBanner key={user.id} email={user.email} changeAddressPath={paths.accountSecurity()} />
    </Suspense>
  );
}
