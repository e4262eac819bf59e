import { type Coordinates, milesBetween } from '../../lib/formats/distance.ts';

export const citySorts = ['DISTANCE', 'NAME', 'SUPPLIERS'] as const;
export type CitySort = (typeof citySorts)[number];

export const nearbyMiles = 100;

interface Place extends Coordinates {
  name: string;
  state: string;
  supplierCount: number;
}

export interface CityWish {
  search: string;
  sort: CitySort;
  /** Only cities within 100 miles; ignored while the reader's location is unknown. */
  nearbyOnly: boolean;
  from: Coordinates | null;
}

/** Without a location there is no distance to sort by, so sort by name. */
export const sortInUse = ({ sort, from }: Pick<CityWish, 'sort' | 'from'>): CitySort =>
  sort === 'DISTANCE' && from === null ? 'NAME' : sort;

/** The cities somebody wishes to see, in the order they wish, each with its miles where they are known. */
export function arrangeCities<City extends Place>(cities: readonly City[], wish: CityWish) {
  const { from } = wish;
  const text = wish.search.trim().toLowerCase();
  const sort = sortInUse(wish);
  return cities
    .filter(({ name, state }) =>
      [name, state, `${name}, ${state}`].some(each => each.toLowerCase().includes(text)),
    )
    .map(city => ({ city, miles: from && milesBetween(from, city) }))
    .filter(({ miles }) => !wish.nearbyOnly || miles === null || miles <= nearbyMiles)
    .sort((one, other) => {
      if (sort === 'DISTANCE') return one.miles! - other.miles!;
      if (sort === 'SUPPLIERS') return other.city.supplierCount - one.city.supplierCount;
      return one.city.name.localeCompare(other.city.name);
    });
}
