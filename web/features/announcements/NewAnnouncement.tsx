import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const AnnouncementDialog = lazyWithRetry(() => import('./AnnouncementDialog.tsx'));

export function NewAnnouncement() {
  const { open, show, close } = useDialogInUrl();
  return (
    <>
      <Button onClick={() => show('announce')}>{t`Write announcement`}</Button>
      {open === 'announce' && (
        <Suspense fallback={null}>
          <AnnouncementDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
