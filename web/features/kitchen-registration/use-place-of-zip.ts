import { useEffect } from 'react';
import { usePlaceOfZipQuery } from '../../generated/graphql.ts';

interface Place {
  city: string;
  state: string;
}

/** Looks up the cities and states of a ZIP code as soon as it has its five digits. */
export const usePlaceOfZip = (
  zipCode: string,
  onFound: (places: readonly Place[]) => void,
): { isUnknown: boolean } => {
  const isWhole = /^\d{5}$/.test(zipCode);
  const { data } = usePlaceOfZipQuery({ variables: { zipCode }, skip: !isWhole });
  const places = isWhole ? data?.lookupZipCode : undefined;
  useEffect(() => {
    if (places?.length) onFound(places);
  }, [places]);
  return { isUnknown: places?.length === 0 };
};
