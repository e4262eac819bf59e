import { t } from '@lingui/core/macro';
import { useAnnouncementsQuery } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { AnnouncementSection } from './AnnouncementSection.tsx';
import { OpenedAnnouncement } from './OpenedAnnouncement.tsx';
import { useOpenedAnnouncement } from './use-opened-announcement.ts';

/** What is shown now, what waits, and what is over. */
export function AnnouncementLists() {
  const { open: dialog, show, close } = useDialogInUrl();
  const open = useAnnouncementsQuery({ ...inPages, variables: { isOver: false } });
  const over = useAnnouncementsQuery({ ...inPages, variables: { isOver: true } });
  const openPages = pagesOf(open.data?.announcements, open);
  const overPages = pagesOf(over.data?.announcements, over);
  const opened = useOpenedAnnouncement(dialog, [...(openPages.rows ?? []), ...(overPages.rows ?? [])]);
  const withStatus = (status: 'IN_FORCE' | 'WAITING') => ({
    ...openPages,
    rows: openPages.rows?.filter(each => each.status === status),
  });
  return (
    <>
      <AnnouncementSection
        title={t`Shown now`}
        empty={t`Nothing is announced right now.`}
        pages={withStatus('IN_FORCE')}
        onShow={show}
      />
      <AnnouncementSection
        title={t`Waiting for their start`}
        empty={t`No announcement is waiting.`}
        pages={withStatus('WAITING')}
        onShow={show}
      />
      <AnnouncementSection
        title={t({ message: 'Over', context: 'announcements' })}
        empty={t`No announcement is over yet.`}
        pages={overPages}
        onShow={show}
      />
      {opened && <OpenedAnnouncement opened={opened} onClose={close} />}
    </>
  );
}
