/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const FavoriteMarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavoriteMark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavoriteToggle_supplier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavoriteToggle_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavorited"}}]}}]} as unknown as TypedDocumentNode<types.FavoriteMarkQuery, types.FavoriteMarkQueryVariables>;

export function useFavoriteMarkQuery(...[options]: {} extends types.FavoriteMarkQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.FavoriteMarkQuery>, NoInfer<types.FavoriteMarkQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.FavoriteMarkQuery>, NoInfer<types.FavoriteMarkQueryVariables>> &
      ({ variables: types.FavoriteMarkQueryVariables } | { skip: true })]) {
  return useQuery(FavoriteMarkDocument, options as useQuery.Options<types.FavoriteMarkQuery, types.FavoriteMarkQueryVariables>);
}