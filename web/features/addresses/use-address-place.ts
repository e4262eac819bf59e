import { useZipPlaceQuery } from '../../generated/graphql.ts';
import type { Coordinates } from '../../lib/distance.ts';
import { fieldsOf } from './address-fields.ts';

/** About where a kept address is, by its ZIP code; nothing while that is not known. */
export function useAddressPlace(line: string | null): Coordinates | null {
  const { zipCode } = fieldsOf(line);
  const { data } = useZipPlaceQuery({ variables: { zipCode }, skip: !zipCode });
  const place = data?.lookupZipCode[0];
  return place ? { latitude: place.latitude, longitude: place.longitude } : null;
}
