import type { ApolloCache, ObservableQuery } from '@apollo/client';

/** Invalidates the saved addresses: they are refetched, and the old ones are shown until then. */
export const addressesChanged = {
  update: (cache: ApolloCache) => void cache.evict({ fieldName: 'addresses' }),
  onQueryUpdated: (query: ObservableQuery) => query.refetch(),
  awaitRefetchQueries: true,
};
