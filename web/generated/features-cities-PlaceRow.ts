/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const PlaceRow_cityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceRow_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]} as unknown as TypedDocumentNode<types.PlaceRow_cityFragment, unknown>;

export function usePlaceRow_city(from: FragmentType<types.PlaceRow_cityFragment>) {
  return useFragment({ fragment: PlaceRow_cityFragmentDoc, fragmentName: 'PlaceRow_city', from }).data as types.PlaceRow_cityFragment;
}