import { useRef } from 'react';
import { CityChip } from '../../features/cities/CityChip.tsx';
import { useCityTimeZone } from '../../features/cities/use-city-time-zone.ts';
import { CuisineGrid } from '../../features/suppliers/CuisineGrid.tsx';
import { KitchenSearch } from '../../features/suppliers/KitchenSearch.tsx';
import { NearbyKitchens } from '../../features/suppliers/NearbyKitchens.tsx';
import { PromiseBanner } from '../../features/suppliers/PromiseBanner.tsx';
import { SupplierInvitation } from '../../features/suppliers/SupplierInvitation.tsx';
import { useKitchenFilters } from '../../features/suppliers/use-kitchen-filters.ts';
import { useStored } from '../../lib/stored.ts';

export default function Home() {
  const [storedCity, chooseCity] = useStored('selectedCity');
  const [address] = useStored('deliveryAddress');
  const { filters, change } = useKitchenFilters();
  const city = storedCity ?? '';
  const timeZone = useCityTimeZone(city, filters.meal !== null);
  const kitchens = useRef<HTMLDivElement>(null);
  const chooseCuisine = (cuisine: string | null) => {
    change({ cuisine });
    if (cuisine) kitchens.current?.scrollIntoView({ behavior: 'smooth' });
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <div>
          <h1 tabIndex={-1} className="sr-only">
            Home kitchens in {city}
          </h1>
          <CityChip city={city} address={address} onChoose={chooseCity} />
        </div>
        <KitchenSearch text={filters.text} onSearch={text => change({ text })} />
      </div>
      {filters.text === '' && (
        <>
          <CuisineGrid chosen={filters.cuisine} onChoose={chooseCuisine} />
          <PromiseBanner />
        </>
      )}
      <div ref={kitchens} className="scroll-mt-16">
        <NearbyKitchens city={city} timeZone={timeZone} filters={filters} onChange={change} />
      </div>
      <SupplierInvitation />
    </div>
  );
}
