import { useApolloClient } from '@apollo/client/react';
import { AddressesDocument } from '../../generated/graphql.ts';
import { readStored, writeStored } from '../../lib/stored.ts';

/** Meals go to the default address of whoever has just signed in, unless this browser knows another. */
export const useAdoptDefaultAddress = () => {
  const client = useApolloClient();
  return async () => {
    const { data } = await client.query({ query: AddressesDocument });
    const byDefault = data?.addresses.find(({ isDefault }) => isDefault)?.line;
    if (byDefault && readStored('deliveryAddress') === null) writeStored('deliveryAddress', byDefault);
  };
};
