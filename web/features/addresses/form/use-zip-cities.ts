import { useZipCitiesQuery } from '../../../generated/graphql.ts';

const isWhole = (zipCode: string) => /^\d{5}$/.test(zipCode);

/** The cities of a ZIP code, looked up once it has five digits. */
export const useZipCities = (zipCode: string) => {
  const { data, loading, error, refetch } = useZipCitiesQuery({
    variables: { zipCode },
    skip: !isWhole(zipCode),
  });
  const cities = isWhole(zipCode) ? data?.lookupZipCode : undefined;
  return {
    cities,
    isLooking: loading,
    isUnknown: cities?.length === 0,
    hasFailed: error !== undefined,
    tryAgain: refetch,
  };
};
