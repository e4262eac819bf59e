/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment, useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const PayDueOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayDueOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.PayDueOrderQuery, types.PayDueOrderQueryVariables>;

export function usePayDueOrderQuery(...[options]: {} extends types.PayDueOrderQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.PayDueOrderQuery>, NoInfer<types.PayDueOrderQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.PayDueOrderQuery>, NoInfer<types.PayDueOrderQueryVariables>> &
      ({ variables: types.PayDueOrderQueryVariables } | { skip: true })]) {
  return useQuery(PayDueOrderDocument, options as useQuery.Options<types.PayDueOrderQuery, types.PayDueOrderQueryVariables>);
}

export const PayNow_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayNow_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}}]}}]} as unknown as TypedDocumentNode<types.PayNow_orderFragment, unknown>;

export function usePayNow_order(from: FragmentType<types.PayNow_orderFragment>) {
  return useFragment({ fragment: PayNow_orderFragmentDoc, fragmentName: 'PayNow_order', from }).data as types.PayNow_orderFragment;
}