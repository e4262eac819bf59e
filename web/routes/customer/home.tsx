import { CityChip } from '../../features/cities/CityChip.tsx';
import { useCityTimeZone } from '../../features/cities/use-city-time-zone.ts';
import { CuisineGrid } from '../../features/suppliers/CuisineGrid.tsx';
import { KitchenSearch } from '../../features/suppliers/KitchenSearch.tsx';
import { NearbyKitchens } from '../../features/suppliers/NearbyKitchens.tsx';
import { PromiseBanner } from '../../features/suppliers/PromiseBanner.tsx';
import { SupplierInvitation } from '../../features/suppliers/SupplierInvitation.tsx';
import { useKitchenFilters } from '../../features/suppliers/use-kitchen-filters.ts';
import { useStored } from '../../lib/stored.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export default function Home() {
  const [storedCity, chooseCity] = useStored('selectedCity');
  const [address] = useStored('deliveryAddress');
  const { filters, change } = useKitchenFilters();
  const city = storedCity ?? '';
  const timeZone = useCityTimeZone(city, filters.meal !== null);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <h1 tabIndex={-1} className="outline-none">
          <VisuallyHidden>Home kitchens in {city}</VisuallyHidden>
        </h1>
        <div>
          <CityChip city={city} address={address} onChoose={chooseCity} />
        </div>
        <KitchenSearch text={filters.text} onSearch={text => change({ text })} />
      </div>
      <CuisineGrid chosen={filters.cuisine} onChoose={cuisine => change({ cuisine })} />
      <PromiseBanner />
      <NearbyKitchens city={city} timeZone={timeZone} filters={filters} onChange={change} />
      <SupplierInvitation />
    </div>
  );
}
