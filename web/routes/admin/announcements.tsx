import { t } from '@lingui/core/macro';
import { AnnouncementLists } from '../../features/announcements/AnnouncementLists.tsx';
import { NewAnnouncement } from '../../features/announcements/NewAnnouncement.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function AnnouncementsScreen() {
  return (
    <AdminPage
      title={t`Announcements`}
      text={t`Say something to the customers or kitchens of a city, or of all cities. It is shown above their screens until it ends.`}
      actions={<NewAnnouncement />}
    >
      <AnnouncementLists />
    </AdminPage>
  );
}
