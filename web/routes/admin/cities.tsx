import { AddCity } from '../../features/city-admin/AddCity.tsx';
import { CityList } from '../../features/city-admin/CityList.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function CitiesScreen() {
  return (
    <AdminPage
      title="Cities"
      text="Customers can choose the active ones; the others are coming soon. A place that only a registration named is shown once you announce it or a kitchen there is approved."
      actions={<AddCity />}
    >
      <CityList />
    </AdminPage>
  );
}
