import { PeopleList } from '../../features/people/PeopleList.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function PeopleScreen() {
  return (
    <AdminPage title="People" text="Everyone with an account: customers, cooks and admins.">
      <PeopleList />
    </AdminPage>
  );
}
