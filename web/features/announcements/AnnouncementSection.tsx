import { t } from '@lingui/core/macro';
import type { AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';
import type { pagesOf } from '../../lib/paged-list.ts';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { dialogAbout } from './use-opened-announcement.ts';

interface Props {
  title: string;
  empty: string;
  pages: ReturnType<typeof pagesOf<AnnouncementCard_announcementFragment>>;
  /** Opens a dialog. */
  onShow: (dialog: string) => void;
}

/** Announcements of one phase, with what can be done about them. */
export function AnnouncementSection({ title, empty, pages, onShow }: Props) {
  return (
    <div className="mt-8">
      <PagedSection title={title} empty={empty} more={t`Show earlier announcements`} pages={pages}>
        {rows => (
          <ul className="flex flex-col gap-3">
            {rows.map(row => (
              <li key={row.id}>
                <AnnouncementCard
                  announcement={row}
                  onChange={() => onShow(dialogAbout(row, 'change'))}
                  onEnd={() => onShow(dialogAbout(row, 'end'))}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedSection>
    </div>
  );
}
