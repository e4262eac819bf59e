/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type * as types from './types.ts';

export const SignOutEverywhereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutEverywhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutEverywhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionsEnded"}}]}}]}}]} as unknown as TypedDocumentNode<types.SignOutEverywhereMutation, types.SignOutEverywhereMutationVariables>;

export function useSignOutEverywhereMutation(options?: useMutation.Options<NoInfer<types.SignOutEverywhereMutation>, NoInfer<types.SignOutEverywhereMutationVariables>>) {
  return useMutation(SignOutEverywhereDocument, options);
}