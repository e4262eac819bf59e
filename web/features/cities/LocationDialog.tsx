import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useWhereabouts } from '../../lib/geolocation.ts';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { ArrangedCities } from './ArrangedCities.tsx';
import type { CityWish } from './arrange-cities.ts';
import { LocationStatus } from './LocationStatus.tsx';
import { NearestCities } from './NearestCities.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';

interface Props {
  onClose: () => void;
  onChoose: (name: string) => void;
}

/** Finds nearby cities by the browser's location, or by search without it. */
export default function LocationDialog({ onClose, onChoose }: Props) {
  const whereabouts = useWhereabouts();
  const from = whereabouts.status === 'found' ? whereabouts.coordinates : null;
  const [choice, setChoice] = useState<Omit<CityWish, 'from'>>({
    search: '',
    sort: 'DISTANCE',
    nearbyOnly: false,
  });
  const wish = { ...choice, from, nearbyOnly: choice.nearbyOnly && from !== null };
  const searchField = useRef<HTMLInputElement>(null);
  const hasFailed = whereabouts.status === 'failed';
  useEffect(() => {
    if (hasFailed) searchField.current?.focus();
  }, [hasFailed]);

  return (
    <Sheet onClose={onClose} title={t`Select Location`} initialFocus={hasFailed ? searchField : undefined}>
      <div className="flex min-h-[60dvh] flex-col gap-4">
        <LocationStatus whereabouts={whereabouts} />
        {from && <NearestCities near={from} onChoose={onChoose} />}
        <section aria-labelledby="all-cities" className="flex flex-col gap-3">
          <h3 id="all-cities" className="font-semibold">{t`All cities`}</h3>
          <PlaceSearch
            wish={wish}
            onChange={changes => setChoice({ ...choice, ...changes })}
            searchField={searchField}
          />
          <ArrangedCities
            wish={wish}
            onChoose={onChoose}
            onShowAll={() => setChoice({ ...choice, search: '', nearbyOnly: false })}
          />
        </section>
      </div>
    </Sheet>
  );
}
