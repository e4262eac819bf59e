import type { ApolloClient } from '@apollo/client';
import { writeStored } from '../../lib/stored.ts';

/** Stores the chosen city here and, for a signed-in customer, on the account. */
export const chooseCity = (client: ApolloClient, name: string) => {
  writeStored('selectedCity', name);
  // Not awaited: the choice holds here, and the next one is stored again.
  import('./remember-city.ts').then(({ rememberCity }) => rememberCity(client, name)).catch(() => undefined);
};
