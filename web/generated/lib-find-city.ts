/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment, useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const FoundCity_cityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundCity_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as TypedDocumentNode<types.FoundCity_cityFragment, unknown>;

export function useFoundCity_city(from: FragmentType<types.FoundCity_cityFragment>) {
  return useFragment({ fragment: FoundCity_cityFragmentDoc, fragmentName: 'FoundCity_city', from }).data as types.FoundCity_cityFragment;
}

export const FindCityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindCity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoundCity_city"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundCity_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as TypedDocumentNode<types.FindCityQuery, types.FindCityQueryVariables>;

export function useFindCityQuery(...[options]: {} extends types.FindCityQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.FindCityQuery>, NoInfer<types.FindCityQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.FindCityQuery>, NoInfer<types.FindCityQueryVariables>> &
      ({ variables: types.FindCityQueryVariables } | { skip: true })]) {
  return useQuery(FindCityDocument, options as useQuery.Options<types.FindCityQuery, types.FindCityQueryVariables>);
}