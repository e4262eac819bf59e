import { type ReactNode, useEffect } from 'react';
import { ScreenSkeleton } from '../../app/ScreenSkeleton.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { RightsProvider } from '../../lib/rights.ts';
import { usePerson } from '../../lib/session/use-session.ts';
import { SessionOver } from './SessionOver.tsx';

/** Whether an admin was at work in this window; a screen that opens as the session ends knows it too. */
let wasAdmin = false;

/** An admin whose session just ended sees why, instead of a sign-in form. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const user = usePerson();
  const isAdmin = user?.role === 'ADMIN';
  useEffect(() => {
    if (isAdmin) wasAdmin = true;
  }, [isAdmin]);
  return (
    <SignedInOnly
      forRole="ADMIN"
      whileLoading={<ScreenSkeleton />}
      whenSignedOut={() => wasAdmin && <SessionOver />}
    >
      <RightsProvider value={user?.rights ?? []}>{children}</RightsProvider>
    </SignedInOnly>
  );
}
