import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { useCityTimeZone } from '../../features/cities/use-city-time-zone.ts';
import { useFavoriteMarks } from '../../features/favorites/use-favorite-marks.ts';
import { useSession } from '../../features/session/use-session.ts';
import { CuisineGrid } from '../../features/suppliers/CuisineGrid.tsx';
import { KitchenSearch } from '../../features/suppliers/KitchenSearch.tsx';
import { NearbyKitchens } from '../../features/suppliers/NearbyKitchens.tsx';
import { PromiseBanner } from '../../features/suppliers/PromiseBanner.tsx';
import { SupplierInvitation } from '../../features/suppliers/SupplierInvitation.tsx';
import { useKitchenFilters } from '../../features/suppliers/use-kitchen-filters.ts';
import { useKnownLocation } from '../../lib/geolocation.ts';
import { useStored } from '../../lib/stored.ts';
import { HomePlace } from './HomePlace.tsx';
import { heartOf } from './KitchenHeart.tsx';

export default function Home() {
  const [storedCity] = useStored('selectedCity');
  const near = useKnownLocation();
  const { filters, change } = useKitchenFilters();
  const city = storedCity ?? '';
  const timeZone = useCityTimeZone(city, filters.meal !== null);
  const { user } = useSession();
  useFavoriteMarks({ isSignedIn: user?.role === 'CUSTOMER' });
  const kitchens = useRef<HTMLDivElement>(null);
  const chooseCuisine = (cuisine: string | null) => {
    change({ cuisine });
    if (cuisine) kitchens.current?.scrollIntoView({ behavior: 'smooth' });
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <div>
          <h1 tabIndex={-1} className="sr-only">{t`Home kitchens in ${city}`}</h1>
          <HomePlace city={city} isSignedIn={user?.role === 'CUSTOMER'} />
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
        <NearbyKitchens
          city={city}
          timeZone={timeZone}
          near={near}
          filters={filters}
          onChange={change}
          heartOf={heartOf}
        />
      </div>
      <SupplierInvitation />
    </div>
  );
}
