/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const PaymentWayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentWay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured"}}]}}]}}]} as unknown as TypedDocumentNode<types.PaymentWayQuery, types.PaymentWayQueryVariables>;

export function usePaymentWayQuery(...[options]: {} extends types.PaymentWayQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.PaymentWayQuery>, NoInfer<types.PaymentWayQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.PaymentWayQuery>, NoInfer<types.PaymentWayQueryVariables>> &
      ({ variables: types.PaymentWayQueryVariables } | { skip: true })]) {
  return useQuery(PaymentWayDocument, options as useQuery.Options<types.PaymentWayQuery, types.PaymentWayQueryVariables>);
}