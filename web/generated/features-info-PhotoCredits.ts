/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const PhotoCreditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhotoCredits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoCredits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}}]} as unknown as TypedDocumentNode<types.PhotoCreditsQuery, types.PhotoCreditsQueryVariables>;

export function usePhotoCreditsQuery(...[options]: {} extends types.PhotoCreditsQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.PhotoCreditsQuery>, NoInfer<types.PhotoCreditsQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.PhotoCreditsQuery>, NoInfer<types.PhotoCreditsQueryVariables>> &
      ({ variables: types.PhotoCreditsQueryVariables } | { skip: true })]) {
  return useQuery(PhotoCreditsDocument, options as useQuery.Options<types.PhotoCreditsQuery, types.PhotoCreditsQueryVariables>);
}