/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const SupplierPayoutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierPayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upcomingPayout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payoutAccountReady"}},{"kind":"Field","name":{"kind":"Name","value":"paymentConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured"}}]}}]}}]} as unknown as TypedDocumentNode<types.SupplierPayoutsQuery, types.SupplierPayoutsQueryVariables>;

export function useSupplierPayoutsQuery(...[options]: {} extends types.SupplierPayoutsQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.SupplierPayoutsQuery>, NoInfer<types.SupplierPayoutsQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.SupplierPayoutsQuery>, NoInfer<types.SupplierPayoutsQueryVariables>> &
      ({ variables: types.SupplierPayoutsQueryVariables } | { skip: true })]) {
  return useQuery(SupplierPayoutsDocument, options as useQuery.Options<types.SupplierPayoutsQuery, types.SupplierPayoutsQueryVariables>);
}

export const OpenPayoutAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenPayoutAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"returnTo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openPayoutAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"returnTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"returnTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutAccountLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.OpenPayoutAccountMutation, types.OpenPayoutAccountMutationVariables>;

export function useOpenPayoutAccountMutation(options?: useMutation.Options<NoInfer<types.OpenPayoutAccountMutation>, NoInfer<types.OpenPayoutAccountMutationVariables>>) {
  return useMutation(OpenPayoutAccountDocument, options);
}