/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment, useMutation, useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const StandingNote_kitchenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingNote_kitchen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}}]}}]} as unknown as TypedDocumentNode<types.StandingNote_kitchenFragment, unknown>;

export function useStandingNote_kitchen(from: FragmentType<types.StandingNote_kitchenFragment>) {
  return useFragment({ fragment: StandingNote_kitchenFragmentDoc, fragmentName: 'StandingNote_kitchen', from }).data as types.StandingNote_kitchenFragment;
}