/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const KitchenOrderTimeline_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenOrderTimeline_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillment"}},{"kind":"Field","name":{"kind":"Name","value":"canceledBy"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as TypedDocumentNode<types.KitchenOrderTimeline_orderFragment, unknown>;

export function useKitchenOrderTimeline_order(from: FragmentType<types.KitchenOrderTimeline_orderFragment>) {
  return useFragment({ fragment: KitchenOrderTimeline_orderFragmentDoc, fragmentName: 'KitchenOrderTimeline_order', from }).data as types.KitchenOrderTimeline_orderFragment;
}