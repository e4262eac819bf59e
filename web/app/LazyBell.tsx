import { Suspense, useState } from 'react';
import { useLater } from '../fast-path/use-later.ts';
import { BellButton, bellPanel } from '../features/notifications/BellButton.tsx';
import { useDialogInUrl } from '../lib/dialog-in-url.ts';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry.ts';

const Bell = lazyWithRetry(() => import('../features/notifications/Bell.tsx'));

/** The bell's panel and its connection load after the page, or on first use. */
export function LazyBell({ user }: { user: { id: string; role: string } }) {
  const isTime = useLater();
  const { open, show } = useDialogInUrl();
  const isOpened = open === bellPanel;
  const [wasOpened, setWasOpened] = useState(isOpened);
  if (isOpened && !wasOpened) setWasOpened(true);
  const placeholder = (
    <BellButton unread={0} aria-haspopup="dialog" aria-expanded={isOpened} onClick={() => show(bellPanel)} />
  );
  if (!isTime && !wasOpened) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <Bell key={user.id} isKitchen={user.role === 'SUPPLIER'} />
    </Suspense>
  );
}
