/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const BestDishes_analyticsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BestDishes_analytics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierAnalytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bestDishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}},{"kind":"Field","name":{"kind":"Name","value":"dishName"}},{"kind":"Field","name":{"kind":"Name","value":"plates"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.BestDishes_analyticsFragment, unknown>;

export function useBestDishes_analytics(from: FragmentType<types.BestDishes_analyticsFragment>) {
  return useFragment({ fragment: BestDishes_analyticsFragmentDoc, fragmentName: 'BestDishes_analytics', from }).data as types.BestDishes_analyticsFragment;
}