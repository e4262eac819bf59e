import { t } from '@lingui/core/macro';
import { Suspense, useRef } from 'react';
import { CityNotices } from '../../features/cities/CityNotices.tsx';
import { useCityNow } from '../../features/cities/use-city-now.ts';
import { FavoriteMarks } from '../../features/favorites/FavoriteMarks.tsx';
import { CuisineGrid } from '../../features/suppliers/CuisineGrid.tsx';
import { KitchenSearch } from '../../features/suppliers/KitchenSearch.tsx';
import { NearbyKitchens } from '../../features/suppliers/NearbyKitchens.tsx';
import { PromiseBanner } from '../../features/suppliers/PromiseBanner.tsx';
import { SupplierInvitation } from '../../features/suppliers/SupplierInvitation.tsx';
import { useKitchenFilters } from '../../features/suppliers/use-kitchen-filters.ts';
import { useKnownLocation } from '../../lib/geolocation.ts';
import { usePerson } from '../../lib/session/use-session.ts';
import { useStored } from '../../lib/stored.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { HomePlace } from './HomePlace.tsx';
import { useHearts } from './use-hearts.tsx';

const OrderAgain = lazyWithRetry(() => import('../../features/order-again/OrderAgain.tsx'));

export default function Home() {
  const [storedCity] = useStored('selectedCity');
  const near = useKnownLocation();
  const { filters, change } = useKitchenFilters();
  const city = storedCity ?? '';
  const now = useCityNow(city);
  const user = usePerson();
  const heartOf = useHearts();
  const kitchens = useRef<HTMLDivElement>(null);
  const chooseCuisine = (cuisine: string | null) => {
    change({ cuisine });
    if (cuisine) kitchens.current?.scrollIntoView({ behavior: 'smooth' });
  };
  return (
    <div className="-mt-4 flex flex-col gap-1.5">
      <div className="flex flex-col gap-1.5">
        <div>
          <h1 tabIndex={-1} className="sr-only">{t`Home kitchens in ${city}`}</h1>
          <HomePlace city={city} isSignedIn={user?.role === 'CUSTOMER'} />
        </div>
        <CityNotices news={now} />
        <KitchenSearch text={filters.text} onSearch={text => change({ text })} />
      </div>
      {filters.text === '' && (
        <>
          <CuisineGrid chosen={filters.cuisine} onChoose={chooseCuisine} />
          <PromiseBanner />
          {user?.role === 'CUSTOMER' && (
            <Suspense fallback={<div className="h-26" />}>
              <OrderAgain city={city} />
            </Suspense>
          )}
        </>
      )}
      <div ref={kitchens} className="scroll-mt-16">
        {user?.role === 'CUSTOMER' && <FavoriteMarks />}
        <NearbyKitchens
          city={city}
          near={near}
          filters={filters}
          onChange={change}
          heartOf={heartOf}
          timeZone={now?.timeZone}
        />
      </div>
      <div className="mt-6">
        <SupplierInvitation />
      </div>
    </div>
  );
}
