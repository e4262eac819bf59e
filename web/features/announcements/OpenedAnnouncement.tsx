import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useEndAnnouncement } from './use-announcement-acts.ts';
import type { useOpenedAnnouncement } from './use-opened-announcement.ts';

const AnnouncementDialog = lazyWithRetry(() => import('./AnnouncementDialog.tsx'));
const ConfirmDialog = lazyWithRetry(() => import('../../ui/overlays/ConfirmDialog.tsx'));

interface Props {
  opened: NonNullable<ReturnType<typeof useOpenedAnnouncement>>;
  onClose: () => void | Promise<void>;
}

/** The dialog that changes or ends an announcement. */
export function OpenedAnnouncement({ opened: { dialog, act, announcement }, onClose }: Props) {
  const end = useEndAnnouncement();
  return (
    <Suspense fallback={null}>
      {act === 'change' ? (
        <AnnouncementDialog key={dialog} announcement={announcement} onClose={onClose} />
      ) : (
        <ConfirmDialog
          title={t`End this announcement?`}
          description={t`It is no longer shown. You can't undo this, but you can write another one.`}
          act={t`End now`}
          onAct={() => end(announcement)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
