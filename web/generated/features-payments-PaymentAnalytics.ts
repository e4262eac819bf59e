/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const PaymentAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentAnalytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentAnalytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRevenue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}},{"kind":"Field","name":{"kind":"Name","value":"platformFees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"avgOrderValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.PaymentAnalyticsQuery, types.PaymentAnalyticsQueryVariables>;

export function usePaymentAnalyticsQuery(...[options]: {} extends types.PaymentAnalyticsQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.PaymentAnalyticsQuery>, NoInfer<types.PaymentAnalyticsQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.PaymentAnalyticsQuery>, NoInfer<types.PaymentAnalyticsQueryVariables>> &
      ({ variables: types.PaymentAnalyticsQueryVariables } | { skip: true })]) {
  return useQuery(PaymentAnalyticsDocument, options as useQuery.Options<types.PaymentAnalyticsQuery, types.PaymentAnalyticsQueryVariables>);
}