import { Suspense, useState } from 'react';
import { BellButton } from '../features/notifications/BellButton.tsx';
import { useLater } from '../lib/use-later.ts';
import { late } from '../ui/late.ts';

const Bell = late(() => import('../features/notifications/Bell.tsx'));

/** The page comes first; the bell's panel and its connection come after it, or when somebody reaches for them. */
export function BellPlace({ user }: { user: { id: string; role: string } }) {
  const isTime = useLater();
  const [isOpened, setOpened] = useState(false);
  const placeholder = (
    <BellButton unread={0} aria-haspopup="dialog" aria-expanded={isOpened} onClick={() => setOpened(true)} />
  );
  if (!isTime && !isOpened) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <Bell key={user.id} person={user.id} isKitchen={user.role === 'SUPPLIER'} startsOpen={isOpened} />
    </Suspense>
  );
}
