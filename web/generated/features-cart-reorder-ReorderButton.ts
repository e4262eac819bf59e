/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const ReorderButton_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReorderButton_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fulfillment"}}]}}]} as unknown as TypedDocumentNode<types.ReorderButton_orderFragment, unknown>;

export function useReorderButton_order(from: FragmentType<types.ReorderButton_orderFragment>) {
  return useFragment({ fragment: ReorderButton_orderFragmentDoc, fragmentName: 'ReorderButton_order', from }).data as types.ReorderButton_orderFragment;
}