import type { ApolloClient } from '@apollo/client';
import { AddressesDocument } from '../../generated/graphql.ts';
import { readStored, writeStored } from '../../lib/stored.ts';

/** Uses the default address of the person who just signed in, unless this browser has another. */
export const adoptDefaultAddress = async (client: ApolloClient): Promise<void> => {
  const { data } = await client.query({ query: AddressesDocument });
  const byDefault = data?.addresses.find(({ isDefault }) => isDefault)?.line;
  if (byDefault && readStored('deliveryAddress') === null) writeStored('deliveryAddress', byDefault);
};
