/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const PhotoLine_menuFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoLine_menu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnMenu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dishCount"}},{"kind":"Field","name":{"kind":"Name","value":"photographedDishCount"}}]}}]} as unknown as TypedDocumentNode<types.PhotoLine_menuFragment, unknown>;

export function usePhotoLine_menu(from: FragmentType<types.PhotoLine_menuFragment>) {
  return useFragment({ fragment: PhotoLine_menuFragmentDoc, fragmentName: 'PhotoLine_menu', from }).data as types.PhotoLine_menuFragment;
}