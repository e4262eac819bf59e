import type { ApolloClient } from '@apollo/client';
import { FavoriteSupplierDocument, UnfavoriteSupplierDocument } from '../../generated/graphql.ts';

/** Saves a favorite optimistically, and reverts it if the server refuses. */
export const saveFavorite = async (client: ApolloClient, supplierId: string, isWanted: boolean) => {
  const variables = { supplierId };
  const wanted = { __typename: 'Supplier', id: supplierId, viewerHasFavorited: isWanted } as const;
  if (isWanted) {
    const optimisticResponse = { favoriteSupplier: wanted };
    const saved = await client.mutate({ mutation: FavoriteSupplierDocument, variables, optimisticResponse });
    return saved.data?.favoriteSupplier;
  }
  const optimisticResponse = { unfavoriteSupplier: wanted };
  const saved = await client.mutate({ mutation: UnfavoriteSupplierDocument, variables, optimisticResponse });
  return saved.data?.unfavoriteSupplier;
};
