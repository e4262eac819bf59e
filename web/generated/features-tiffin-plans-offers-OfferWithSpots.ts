/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const OfferWithSpots_offerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferWithSpots_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TiffinOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"leastDays"}},{"kind":"Field","name":{"kind":"Name","value":"spots"}},{"kind":"Field","name":{"kind":"Name","value":"isFull"}},{"kind":"Field","name":{"kind":"Name","value":"weekdaySpots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]}}]} as unknown as TypedDocumentNode<types.OfferWithSpots_offerFragment, unknown>;

export function useOfferWithSpots_offer(from: FragmentType<types.OfferWithSpots_offerFragment>) {
  return useFragment({ fragment: OfferWithSpots_offerFragmentDoc, fragmentName: 'OfferWithSpots_offer', from }).data as types.OfferWithSpots_offerFragment;
}