import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import type { AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import type { pagesOf } from '../../lib/paged-list.ts';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { useEndAnnouncement } from './use-announcement-acts.ts';

const AnnouncementDialog = lazyWithRetry(() => import('./AnnouncementDialog.tsx'));
const ConfirmDialog = lazyWithRetry(() => import('../../ui/overlays/ConfirmDialog.tsx'));

type Announcement = AnnouncementCard_announcementFragment;

interface Props {
  title: string;
  empty: string;
  pages: ReturnType<typeof pagesOf<Announcement>>;
}

/** Announcements of one phase, with what can be done about them. */
export function AnnouncementSection({ title, empty, pages }: Props) {
  const { open, show, close } = useDialogInUrl();
  const end = useEndAnnouncement();
  const named = (act: string) => pages.rows?.find(({ id }) => open === `${act}-${id}`);
  const [changed, ended] = [named('change'), named('end')];
  return (
    <div className="mt-8">
      <PagedSection title={title} empty={empty} more={t`Show earlier announcements`} pages={pages}>
        {rows => (
          <ul className="flex flex-col gap-3">
            {rows.map(row => (
              <li key={row.id}>
                <AnnouncementCard
                  announcement={row}
                  onChange={() => show(`change-${row.id}`)}
                  onEnd={() => show(`end-${row.id}`)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedSection>
      <Suspense fallback={null}>
        {changed && <AnnouncementDialog announcement={changed} onClose={close} />}
        {ended && (
          <ConfirmDialog
            title={t`End this announcement?`}
            description={t`It is no longer shown. You can't undo this, but you can write another one.`}
            act={t`End now`}
            onAct={() => end(ended.id)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
