/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment, useMutation, useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wasSignedIn"}}]}}]}}]} as unknown as TypedDocumentNode<types.SignOutMutation, types.SignOutMutationVariables>;

export function useSignOutMutation(options?: useMutation.Options<NoInfer<types.SignOutMutation>, NoInfer<types.SignOutMutationVariables>>) {
  return useMutation(SignOutDocument, options);
}