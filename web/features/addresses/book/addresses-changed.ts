import type { ApolloCache } from '@apollo/client';
import { readQuery } from '../../../lib/read-again.ts';

/** Invalidates the saved addresses: they are refetched, and the old ones are shown until then. */
export const addressesChanged = {
  update: (cache: ApolloCache) => void cache.evict({ fieldName: 'addresses' }),
  onQueryUpdated: readQuery,
};
