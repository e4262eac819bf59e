/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const ActiveOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActiveOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillment"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.ActiveOrdersQuery, types.ActiveOrdersQueryVariables>;

export function useActiveOrdersQuery(...[options]: {} extends types.ActiveOrdersQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.ActiveOrdersQuery>, NoInfer<types.ActiveOrdersQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.ActiveOrdersQuery>, NoInfer<types.ActiveOrdersQueryVariables>> &
      ({ variables: types.ActiveOrdersQueryVariables } | { skip: true })]) {
  return useQuery(ActiveOrdersDocument, options as useQuery.Options<types.ActiveOrdersQuery, types.ActiveOrdersQueryVariables>);
}