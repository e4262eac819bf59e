import { t } from '@lingui/core/macro';
import { AllPlans } from '../../features/tiffin-plan-admin/AllPlans.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function PlansScreen() {
  return (
    <AdminPage title={t`Tiffin plans`} text={t`Of all customers, newest first.`}>
      <AllPlans />
    </AdminPage>
  );
}
