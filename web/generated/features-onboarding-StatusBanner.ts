/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const StatusBanner_applicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusBanner_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSubmitForReview"}}]}}]} as unknown as TypedDocumentNode<types.StatusBanner_applicationFragment, unknown>;

export function useStatusBanner_application(from: FragmentType<types.StatusBanner_applicationFragment>) {
  return useFragment({ fragment: StatusBanner_applicationFragmentDoc, fragmentName: 'StatusBanner_application', from }).data as types.StatusBanner_applicationFragment;
}