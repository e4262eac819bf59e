import { t } from '@lingui/core/macro';
import { AllBills } from '../../features/tiffin-bill-admin/AllBills.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function BillsScreen() {
  return (
    <AdminPage title={t`Tiffin bills`} text={t`Weekly bills of tiffin plans, newest first.`}>
      <AllBills />
    </AdminPage>
  );
}
