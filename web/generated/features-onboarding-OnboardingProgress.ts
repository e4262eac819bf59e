/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const OnboardingProgress_applicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnboardingProgress_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTotal"}},{"kind":"Field","name":{"kind":"Name","value":"requiredCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"mandatoryDocumentsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"mandatoryDocumentsPresent"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isMandatoryDocument"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}}]}}]} as unknown as TypedDocumentNode<types.OnboardingProgress_applicationFragment, unknown>;

export function useOnboardingProgress_application(from: FragmentType<types.OnboardingProgress_applicationFragment>) {
  return useFragment({ fragment: OnboardingProgress_applicationFragmentDoc, fragmentName: 'OnboardingProgress_application', from }).data as types.OnboardingProgress_applicationFragment;
}