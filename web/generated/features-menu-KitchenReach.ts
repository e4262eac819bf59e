/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const KitchenReachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KitchenReach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"near"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Coordinates"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offersDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"offersPickup"}},{"kind":"Field","name":{"kind":"Name","value":"deliversTo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"near"},"value":{"kind":"Variable","name":{"kind":"Name","value":"near"}}}]}]}}]}}]} as unknown as TypedDocumentNode<types.KitchenReachQuery, types.KitchenReachQueryVariables>;

export function useKitchenReachQuery(...[options]: {} extends types.KitchenReachQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.KitchenReachQuery>, NoInfer<types.KitchenReachQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.KitchenReachQuery>, NoInfer<types.KitchenReachQueryVariables>> &
      ({ variables: types.KitchenReachQueryVariables } | { skip: true })]) {
  return useQuery(KitchenReachDocument, options as useQuery.Options<types.KitchenReachQuery, types.KitchenReachQueryVariables>);
}