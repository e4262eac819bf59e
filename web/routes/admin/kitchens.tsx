import { KitchenList } from '../../features/kitchen-admin/KitchenList.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function KitchensScreen() {
  return (
    <AdminPage title="Kitchens" text="Every registered kitchen, listed or not.">
      <KitchenList />
    </AdminPage>
  );
}
