import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ClaimList } from '../../features/claim-admin/ClaimList.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function ClaimsScreen() {
  return (
    <AdminPage
      title="EIN claims"
      text="People whose EIN someone else registered. Compare the letter of the IRS with the claim; the email was proven by a code."
    >
      <ClaimList
        kitchenLink={({ id, name }) => (
          <Link to={paths.adminKitchen(id)} className="font-medium text-primary underline underline-offset-4">
            {name}
          </Link>
        )}
      />
    </AdminPage>
  );
}
