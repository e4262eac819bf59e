/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const FavoriteToggle_supplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavoriteToggle_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavorited"}}]}}]} as unknown as TypedDocumentNode<types.FavoriteToggle_supplierFragment, unknown>;

export function useFavoriteToggle_supplier(from: FragmentType<types.FavoriteToggle_supplierFragment>) {
  return useFragment({ fragment: FavoriteToggle_supplierFragmentDoc, fragmentName: 'FavoriteToggle_supplier', from }).data as types.FavoriteToggle_supplierFragment;
}