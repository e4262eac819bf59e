import type { ApolloCache, ObservableQuery } from '@apollo/client';

/** What a change of the saved addresses means for the cache: they are asked for anew, and shown old until then. */
export const addressesChanged = {
  update: (cache: ApolloCache) => void cache.evict({ fieldName: 'addresses' }),
  onQueryUpdated: (query: ObservableQuery) => query.refetch(),
  awaitRefetchQueries: true,
};
