import { t } from '@lingui/core/macro';
import { useAnnouncementsQuery } from '../../generated/graphql.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { AnnouncementSection } from './AnnouncementSection.tsx';

/** What is shown now, what waits, and what is over. */
export function AnnouncementLists() {
  const open = useAnnouncementsQuery({ ...inPages, variables: { isOver: false } });
  const over = useAnnouncementsQuery({ ...inPages, variables: { isOver: true } });
  const openPages = pagesOf(open.data?.announcements, open);
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
      />
      <AnnouncementSection
        title={t`Waiting for their start`}
        empty={t`No announcement is waiting.`}
        pages={withStatus('WAITING')}
      />
      <AnnouncementSection
        title={t({ message: 'Over', context: 'announcements' })}
        empty={t`No announcement is over yet.`}
        pages={pagesOf(over.data?.announcements, over)}
      />
    </>
  );
}
