import { KitchenList } from '../../features/kitchen-admin/KitchenList.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function KitchensScreen() {
  return (
    <AdminPage title="Kitchens" text="Every kitchen that was ever registered, listed or not.">
      <KitchenList />
    </AdminPage>
  );
}
