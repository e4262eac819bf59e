/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const CityRow_cityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRow_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]} as unknown as TypedDocumentNode<types.CityRow_cityFragment, unknown>;

export function useCityRow_city(from: FragmentType<types.CityRow_cityFragment>) {
  return useFragment({ fragment: CityRow_cityFragmentDoc, fragmentName: 'CityRow_city', from }).data as types.CityRow_cityFragment;
}