/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const ReadyForReview_applicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadyForReview_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSubmitForReview"}}]}}]} as unknown as TypedDocumentNode<types.ReadyForReview_applicationFragment, unknown>;

export function useReadyForReview_application(from: FragmentType<types.ReadyForReview_applicationFragment>) {
  return useFragment({ fragment: ReadyForReview_applicationFragmentDoc, fragmentName: 'ReadyForReview_application', from }).data as types.ReadyForReview_applicationFragment;
}