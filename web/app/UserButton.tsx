import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useState } from 'react';
import { useLater } from '../fast-path/use-later.ts';
import { Avatar } from '../ui/display/Avatar.tsx';
import { loadToasts } from '../ui/feedback/Toasts.tsx';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry.ts';
import type { Person } from './UserMenu.tsx';

const loadMenu = () => import('./UserMenu.tsx');
const UserMenu = lazyWithRetry(loadMenu);

/** The menu's code loads after the page, or on first use. */
export function UserButton({ user }: { user: Person }) {
  const [wanted, setWanted] = useState(false);
  const isTime = useLater();
  useEffect(() => {
    // For the time without a network; opening the menu asks again.
    if (isTime) void Promise.all([loadMenu(), loadToasts()]).catch(() => undefined);
  }, [isTime]);
  const placeholder = (
    <button
      type="button"
      aria-label={t`Account of ${user.name}`}
      aria-haspopup="menu"
      aria-expanded={wanted}
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={() => setWanted(true)}
      className="flex size-11 shrink-0 items-center justify-center rounded-full"
    >
      <Avatar name={user.name} />
    </button>
  );
  if (!wanted) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <UserMenu user={user} />
    </Suspense>
  );
}
