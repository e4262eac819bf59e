/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const SupplierStatusNote_kitchenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierStatusNote_kitchen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}}]}}]} as unknown as TypedDocumentNode<types.SupplierStatusNote_kitchenFragment, unknown>;

export function useSupplierStatusNote_kitchen(from: FragmentType<types.SupplierStatusNote_kitchenFragment>) {
  return useFragment({ fragment: SupplierStatusNote_kitchenFragmentDoc, fragmentName: 'SupplierStatusNote_kitchen', from }).data as types.SupplierStatusNote_kitchenFragment;
}