import { lowPriceCents } from '../../../schema/search-constants.ts';
import type { NearbyKitchensQueryVariables } from '../../generated/graphql.ts';
import type { Coordinates } from '../../lib/formats/distance.ts';
import type { KitchenFilters } from './kitchen-filters.ts';

export type OpenFor = NearbyKitchensQueryVariables['filter']['openFor'];

/** What the server is asked for; `place` is where to deliver, once that is known. */
export const kitchenFilter = (
  city: string,
  filters: KitchenFilters,
  openFor: OpenFor,
  place: Coordinates | null,
): NearbyKitchensQueryVariables['filter'] => ({
  city,
  text: filters.text.trim() || null,
  cuisineType: filters.cuisine,
  minimumRating: filters.minimumRating,
  dietaryNeed: filters.diet,
  openFor,
  ...(filters.isCheap && { priceUnderCents: lowPriceCents }),
  ...(filters.deliversToMe && place && { deliversTo: place }),
});
