/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailProven"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"viewedUntil"}}]}}]}}]} as unknown as TypedDocumentNode<types.MeQuery, types.MeQueryVariables>;

export function useMeQuery(...[options]: {} extends types.MeQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.MeQuery>, NoInfer<types.MeQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.MeQuery>, NoInfer<types.MeQueryVariables>> &
      ({ variables: types.MeQueryVariables } | { skip: true })]) {
  return useQuery(MeDocument, options as useQuery.Options<types.MeQuery, types.MeQueryVariables>);
}