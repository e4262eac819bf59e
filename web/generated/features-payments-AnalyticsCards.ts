/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment, useMutation, useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const AnalyticsCards_analyticsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsCards_analytics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentAnalytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRevenue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalOrders"}},{"kind":"Field","name":{"kind":"Name","value":"platformFees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"avgOrderValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as TypedDocumentNode<types.AnalyticsCards_analyticsFragment, unknown>;

export function useAnalyticsCards_analytics(from: FragmentType<types.AnalyticsCards_analyticsFragment>) {
  return useFragment({ fragment: AnalyticsCards_analyticsFragmentDoc, fragmentName: 'AnalyticsCards_analytics', from }).data as types.AnalyticsCards_analyticsFragment;
}