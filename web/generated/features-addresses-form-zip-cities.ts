/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const ZipCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ZipCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zipCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookupZipCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"zipCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zipCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as TypedDocumentNode<types.ZipCitiesQuery, types.ZipCitiesQueryVariables>;

export function useZipCitiesQuery(...[options]: {} extends types.ZipCitiesQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.ZipCitiesQuery>, NoInfer<types.ZipCitiesQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.ZipCitiesQuery>, NoInfer<types.ZipCitiesQueryVariables>> &
      ({ variables: types.ZipCitiesQueryVariables } | { skip: true })]) {
  return useQuery(ZipCitiesDocument, options as useQuery.Options<types.ZipCitiesQuery, types.ZipCitiesQueryVariables>);
}