import { AddCity } from '../../features/city-admin/AddCity.tsx';
import { CityList } from '../../features/city-admin/CityList.tsx';
import { StopAllOrdering } from '../../features/city-admin/StopAllOrdering.tsx';
import { StopsInForce } from '../../features/city-admin/StopsInForce.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function CitiesScreen() {
  return (
    <AdminPage
      title="Cities"
      text="Customers can choose active cities; the others are coming soon. A city from a registration is shown once you announce it or approve a kitchen there."
      actions={
        <>
          <StopAllOrdering />
          <AddCity />
        </>
      }
    >
      <StopsInForce />
      <CityList />
    </AdminPage>
  );
}
