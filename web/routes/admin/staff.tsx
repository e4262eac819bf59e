import { AccessBadge } from '../../features/people/AccessBadge.tsx';
import { InviteStaff } from '../../features/staff/InviteStaff.tsx';
import { StaffList } from '../../features/staff/StaffList.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function StaffScreen() {
  return (
    <AdminPage
      title="Staff"
      text="Who works here, and what their role lets them do. Open a person to change that."
      actions={<InviteStaff />}
    >
      <StaffList accessOf={isDisabled => <AccessBadge isDisabled={isDisabled} />} />
    </AdminPage>
  );
}
