/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const PeriodFigures_analyticsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeriodFigures_analytics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierAnalytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"canceledShare"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kitchenShare"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"sellThrough"}}]}}]}}]} as unknown as TypedDocumentNode<types.PeriodFigures_analyticsFragment, unknown>;

export function usePeriodFigures_analytics(from: FragmentType<types.PeriodFigures_analyticsFragment>) {
  return useFragment({ fragment: PeriodFigures_analyticsFragmentDoc, fragmentName: 'PeriodFigures_analytics', from }).data as types.PeriodFigures_analyticsFragment;
}