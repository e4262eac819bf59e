/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const PhotoSources_photoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoSources_photo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webpSet"}},{"kind":"Field","name":{"kind":"Name","value":"avifSet"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]} as unknown as TypedDocumentNode<types.PhotoSources_photoFragment, unknown>;

export function usePhotoSources_photo(from: FragmentType<types.PhotoSources_photoFragment>) {
  return useFragment({ fragment: PhotoSources_photoFragmentDoc, fragmentName: 'PhotoSources_photo', from }).data as types.PhotoSources_photoFragment;
}