/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const ZipPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ZipPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zipCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookupZipCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"zipCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zipCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as TypedDocumentNode<types.ZipPlaceQuery, types.ZipPlaceQueryVariables>;

export function useZipPlaceQuery(...[options]: {} extends types.ZipPlaceQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.ZipPlaceQuery>, NoInfer<types.ZipPlaceQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.ZipPlaceQuery>, NoInfer<types.ZipPlaceQueryVariables>> &
      ({ variables: types.ZipPlaceQueryVariables } | { skip: true })]) {
  return useQuery(ZipPlaceDocument, options as useQuery.Options<types.ZipPlaceQuery, types.ZipPlaceQueryVariables>);
}