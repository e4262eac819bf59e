import { useEffect } from 'react';
import { usePlaceOfZipQuery } from '../../generated/graphql.ts';

/** Answers the city and state of a ZIP code as soon as it has its five digits. */
export const usePlaceOfZip = (
  zipCode: string,
  onFound: (place: { city: string; state: string }) => void,
): { isUnknown: boolean } => {
  const isWhole = /^\d{5}$/.test(zipCode);
  const { data } = usePlaceOfZipQuery({ variables: { zipCode }, skip: !isWhole });
  const places = isWhole ? data?.lookupZipCode : undefined;
  const first = places?.[0];
  useEffect(() => {
    if (first) onFound(first);
  }, [first]);
  return { isUnknown: places?.length === 0 };
};
