/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const KitchenMeals_agendaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenMeals_agenda"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenAgenda"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"meals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"servedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"servedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"plates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"openOrders"}}]}}]}}]} as unknown as TypedDocumentNode<types.KitchenMeals_agendaFragment, unknown>;

export function useKitchenMeals_agenda(from: FragmentType<types.KitchenMeals_agendaFragment>) {
  return useFragment({ fragment: KitchenMeals_agendaFragmentDoc, fragmentName: 'KitchenMeals_agenda', from }).data as types.KitchenMeals_agendaFragment;
}