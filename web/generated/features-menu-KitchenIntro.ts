/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const KitchenIntro_supplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenIntro_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}},{"kind":"Field","name":{"kind":"Name","value":"cookName"}},{"kind":"Field","name":{"kind":"Name","value":"cuisineType"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"story"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}},{"kind":"Field","name":{"kind":"Name","value":"offersDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"offersPickup"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryRadiusMiles"}}]}}]} as unknown as TypedDocumentNode<types.KitchenIntro_supplierFragment, unknown>;

export function useKitchenIntro_supplier(from: FragmentType<types.KitchenIntro_supplierFragment>) {
  return useFragment({ fragment: KitchenIntro_supplierFragmentDoc, fragmentName: 'KitchenIntro_supplier', from }).data as types.KitchenIntro_supplierFragment;
}