/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const Journey_applicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Journey_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"journeyStep"}}]}}]} as unknown as TypedDocumentNode<types.Journey_applicationFragment, unknown>;

export function useJourney_application(from: FragmentType<types.Journey_applicationFragment>) {
  return useFragment({ fragment: Journey_applicationFragmentDoc, fragmentName: 'Journey_application', from }).data as types.Journey_applicationFragment;
}