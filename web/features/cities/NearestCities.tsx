import { plural, t } from '@lingui/core/macro';
import { useNearestCitiesQuery } from '../../generated/graphql.ts';
import type { Coordinates } from '../../lib/formats/distance.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PlaceList } from './PlaceList.tsx';
import { PlaceRow } from './PlaceRow.tsx';

interface Props {
  near: Coordinates;
  onChoose: (name: string) => void;
}

/** At most three cities within 50 miles; if the query fails, the list below still has them all. */
export function NearestCities({ near, onChoose }: Props) {
  const { data, error } = useNearestCitiesQuery({ variables: { near } });
  if (error) return null;
  if (!data) return <Skeleton className="h-45 rounded-card" />;
  const cities = data.nearestCities;
  if (cities.length === 0)
    return <p className="text-muted">{t`No kitchens within 50 miles yet. Here's where we are:`}</p>;
  return (
    <section aria-labelledby="nearest">
      <h3 id="nearest" className="mb-2 font-semibold">
        {plural(cities.length, { one: 'Nearest to you', other: '# nearest to you' })}
      </h3>
      <PlaceList>
        {cities.map(city => (
          <li key={city.id}>
            <PlaceRow city={city} miles={city.distanceMiles} onChoose={onChoose} />
          </li>
        ))}
      </PlaceList>
    </section>
  );
}
