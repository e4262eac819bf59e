/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const CartKitchenCityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartKitchenCity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.CartKitchenCityQuery, types.CartKitchenCityQueryVariables>;

export function useCartKitchenCityQuery(...[options]: {} extends types.CartKitchenCityQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.CartKitchenCityQuery>, NoInfer<types.CartKitchenCityQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.CartKitchenCityQuery>, NoInfer<types.CartKitchenCityQueryVariables>> &
      ({ variables: types.CartKitchenCityQueryVariables } | { skip: true })]) {
  return useQuery(CartKitchenCityDocument, options as useQuery.Options<types.CartKitchenCityQuery, types.CartKitchenCityQueryVariables>);
}