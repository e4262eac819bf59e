/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const DishFacts_dishFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishFacts_dish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dish"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"portion"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"spiceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}}]}}]} as unknown as TypedDocumentNode<types.DishFacts_dishFragment, unknown>;

export function useDishFacts_dish(from: FragmentType<types.DishFacts_dishFragment>) {
  return useFragment({ fragment: DishFacts_dishFragmentDoc, fragmentName: 'DishFacts_dish', from }).data as types.DishFacts_dishFragment;
}