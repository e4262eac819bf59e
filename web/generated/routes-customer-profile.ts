/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditProfile_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditProfile_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as TypedDocumentNode<types.ProfileQuery, types.ProfileQueryVariables>;

export function useProfileQuery(...[options]: {} extends types.ProfileQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.ProfileQuery>, NoInfer<types.ProfileQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.ProfileQuery>, NoInfer<types.ProfileQueryVariables>> &
      ({ variables: types.ProfileQueryVariables } | { skip: true })]) {
  return useQuery(ProfileDocument, options as useQuery.Options<types.ProfileQuery, types.ProfileQueryVariables>);
}