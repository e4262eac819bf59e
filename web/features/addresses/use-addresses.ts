import { useAddressesQuery } from '../../generated/graphql.ts';

/** The saved addresses of the signed-in person, the default first; while new ones come, the ones before. */
export function useAddresses() {
  const { data, previousData, error, refetch } = useAddressesQuery();
  const addresses = (data ?? previousData)?.addresses;
  return { addresses, hasFailed: error !== undefined && !addresses, retry: () => void refetch() };
}
