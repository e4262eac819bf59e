/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const LastCityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastCity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastCity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as TypedDocumentNode<types.LastCityQuery, types.LastCityQueryVariables>;

export function useLastCityQuery(...[options]: {} extends types.LastCityQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.LastCityQuery>, NoInfer<types.LastCityQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.LastCityQuery>, NoInfer<types.LastCityQueryVariables>> &
      ({ variables: types.LastCityQueryVariables } | { skip: true })]) {
  return useQuery(LastCityDocument, options as useQuery.Options<types.LastCityQuery, types.LastCityQueryVariables>);
}

export const RememberCityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RememberCity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rememberCity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.RememberCityMutation, types.RememberCityMutationVariables>;

export function useRememberCityMutation(options?: useMutation.Options<NoInfer<types.RememberCityMutation>, NoInfer<types.RememberCityMutationVariables>>) {
  return useMutation(RememberCityDocument, options);
}