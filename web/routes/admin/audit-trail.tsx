import { AuditList } from '../../features/audit/AuditList.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function AuditTrailScreen() {
  return (
    <AdminPage title="Audit trail" text="Who decided what, when and why. Entries are never changed.">
      <AuditList />
    </AdminPage>
  );
}
