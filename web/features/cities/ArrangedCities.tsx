import { t } from '@lingui/core/macro';
import MapPinOff from '~icons/lucide/map-pin-off';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { arrangeCities, type CityWish } from './arrange-cities.ts';
import { CityListSkeleton } from './CityListSkeleton.tsx';
import { PlaceList } from './PlaceList.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { useActiveCities } from './use-active-cities.ts';

interface Props {
  wish: CityWish;
  onChoose: (name: string) => void;
  onShowAll: () => void;
}

export function ArrangedCities({ wish, onChoose, onShowAll }: Props) {
  const { cities, hasFailed, retry } = useActiveCities();
  if (!cities) return hasFailed ? <ErrorState onRetry={retry} /> : <CityListSkeleton />;

  const arranged = arrangeCities(cities, wish);
  if (arranged.length === 0)
    return (
      <EmptyState
        icon={<MapPinOff />}
        title={t`No cities found matching your search.`}
        text={wish.nearbyOnly ? t`Nearby shows only cities within 100 miles.` : undefined}
        action={<Button variant="secondary" onClick={onShowAll}>{t`Show all cities`}</Button>}
      />
    );
  return (
    <PlaceList>
      {arranged.map(({ city, miles }) => (
        <li key={city.id}>
          <PlaceRow city={city} miles={miles} onChoose={onChoose} />
        </li>
      ))}
    </PlaceList>
  );
}
