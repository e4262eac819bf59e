import { useMemo } from 'react';
import { lowPriceCents } from '../../../../schema/search-constants.ts';
import { useCityNowQuery, useKitchenFacetsQuery, useZipPlaceQuery } from '../../../generated/graphql.ts';
import type { Coordinates } from '../../../lib/formats/distance.ts';
import { useStored } from '../../../lib/stored.ts';
import { kitchenFilter } from '../kitchen-filter.ts';
import type { DietCounts, KitchenFilters } from '../kitchen-filters.ts';
import { mealWindowOf } from '../meal-window-of.ts';

/** At the end of an address. Its other parts are not needed here, nor the code that reads them. */
const zipCodeAtEnd = /(\d{5})(?:-\d{4})?$/;

/** Where the reader wants meals brought: to the address, or else to where they are. */
export function useDeliveryPlace(near: Coordinates | null): Coordinates | null {
  const [line] = useStored('deliveryAddress');
  const zipCode = zipCodeAtEnd.exec(line ?? '')?.[1] ?? '';
  const { data } = useZipPlaceQuery({ variables: { zipCode }, skip: !zipCode });
  const { latitude, longitude } = data?.lookupZipCode[0] ?? near ?? {};
  return useMemo(
    () => (latitude === undefined || longitude === undefined ? null : { latitude, longitude }),
    [latitude, longitude],
  );
}

function useOpenFor(city: string, { meal }: KitchenFilters) {
  const { data } = useCityNowQuery({ variables: { name: city }, skip: meal === null });
  const timeZone = data?.cities.nodes.find(({ name }) => name === city)?.timeZone;
  return meal && timeZone ? mealWindowOf(meal, timeZone, new Date()) : null;
}

export interface ChoiceCounts {
  diets: DietCounts;
  lowPrice: number | null;
  delivery: number | null;
}

/** How many kitchens each choice would leave; nothing for a city with too many kitchens to count. */
export function useChoiceCounts(
  city: string,
  filters: KitchenFilters,
  place: Coordinates | null,
): ChoiceCounts | undefined {
  const openFor = useOpenFor(city, filters);
  const { data, previousData } = useKitchenFacetsQuery({
    variables: {
      filter: kitchenFilter(city, filters, openFor, place),
      priceUnderCents: lowPriceCents,
      deliversTo: place,
    },
  });
  const facets = (data ?? previousData)?.supplierFacets;
  return useMemo(() => {
    if (!facets?.isComplete) return undefined;
    return {
      diets: Object.fromEntries(facets.dietaryNeeds.map(({ dietaryNeed, count }) => [dietaryNeed, count])),
      lowPrice: facets.priceUnder,
      delivery: facets.deliversTo,
    };
  }, [facets]);
}
