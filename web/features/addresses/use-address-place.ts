import { useZipPlaceQuery } from '../../generated/graphql.ts';
import type { Coordinates } from '../../lib/formats/distance.ts';
import { fieldsOf } from './form/address-fields.ts';

/** Approximate coordinates of a saved address, by its ZIP code; undefined while unknown. */
export function useAddressPlace(line: string | null): Coordinates | null {
  const { zipCode } = fieldsOf(line);
  const { data } = useZipPlaceQuery({ variables: { zipCode }, skip: !zipCode });
  const place = data?.lookupZipCode[0];
  return place ? { latitude: place.latitude, longitude: place.longitude } : null;
}
