import type { ApolloCache, ApolloClient } from '@apollo/client';
import { FavoriteSupplierDocument, UnfavoriteSupplierDocument } from '../../generated/graphql.ts';

const forgetList = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'favorites' });

/** Saves a favorite optimistically, and reverts it if the server refuses. */
export const saveFavorite = async (client: ApolloClient, supplierId: string, isWanted: boolean) => {
  const variables = { supplierId };
  const wanted = { __typename: 'Supplier', id: supplierId, viewerHasFavorited: isWanted } as const;
  if (isWanted) {
    const optimisticResponse = { favoriteSupplier: wanted };
    const saved = await client.mutate({ mutation: FavoriteSupplierDocument, variables, optimisticResponse });
    // A list that is shown may have been answered before the heart was saved.
    void client.refetchQueries({ updateCache: forgetList, optimistic: true });
    return saved.data?.favoriteSupplier;
  }
  const optimisticResponse = { unfavoriteSupplier: wanted };
  const saved = await client.mutate({ mutation: UnfavoriteSupplierDocument, variables, optimisticResponse });
  return saved.data?.unfavoriteSupplier;
};
