import type { ApolloClient } from '@apollo/client';
import { LastCityDocument, MeDocument, RememberCityDocument } from '../../generated/graphql.ts';
import { readStored, writeStored } from '../../lib/stored.ts';

const isCustomer = (client: ApolloClient) => client.readQuery({ query: MeDocument })?.me?.role === 'CUSTOMER';

/** Remembers the city on the account of a signed-in customer. */
export const rememberCity = async (client: ApolloClient, name: string): Promise<void> => {
  if (isCustomer(client)) await client.mutate({ mutation: RememberCityDocument, variables: { name } });
};

/**
 * After signing in: a city chosen here stays and is remembered; otherwise the one chosen last, on another device,
 * is chosen here as well.
 */
export const settleCity = async (client: ApolloClient): Promise<void> => {
  const chosen = readStored('selectedCity');
  if (chosen !== null) {
    // Not awaited: nothing that follows needs it.
    rememberCity(client, chosen).catch(() => undefined);
    return;
  }
  if (!isCustomer(client)) return;
  const { data } = await client.query({ query: LastCityDocument, fetchPolicy: 'no-cache' });
  if (data?.lastCity) writeStored('selectedCity', data.lastCity.name);
};
