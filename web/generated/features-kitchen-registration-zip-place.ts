/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const PlaceOfZipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceOfZip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zipCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookupZipCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"zipCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zipCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as TypedDocumentNode<types.PlaceOfZipQuery, types.PlaceOfZipQueryVariables>;

export function usePlaceOfZipQuery(...[options]: {} extends types.PlaceOfZipQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.PlaceOfZipQuery>, NoInfer<types.PlaceOfZipQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.PlaceOfZipQuery>, NoInfer<types.PlaceOfZipQueryVariables>> &
      ({ variables: types.PlaceOfZipQueryVariables } | { skip: true })]) {
  return useQuery(PlaceOfZipDocument, options as useQuery.Options<types.PlaceOfZipQuery, types.PlaceOfZipQueryVariables>);
}