import { t } from '@lingui/core/macro';
import { BackgroundWork } from '../../features/background-work/BackgroundWork.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function JobsScreen() {
  return (
    <AdminPage
      title={t`Background work`}
      text={t`What the marketplace does by itself: emails and alerts, money, tiffin plans, and cleaning up.`}
    >
      <BackgroundWork />
    </AdminPage>
  );
}
