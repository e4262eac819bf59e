/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const PlannedTiffinsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedTiffins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lastDay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCookingWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plannedTiffins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"firstDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"lastDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lastDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meals"}},{"kind":"Field","name":{"kind":"Name","value":"customers"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.PlannedTiffinsQuery, types.PlannedTiffinsQueryVariables>;

export function usePlannedTiffinsQuery(...[options]: {} extends types.PlannedTiffinsQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.PlannedTiffinsQuery>, NoInfer<types.PlannedTiffinsQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.PlannedTiffinsQuery>, NoInfer<types.PlannedTiffinsQueryVariables>> &
      ({ variables: types.PlannedTiffinsQueryVariables } | { skip: true })]) {
  return useQuery(PlannedTiffinsDocument, options as useQuery.Options<types.PlannedTiffinsQuery, types.PlannedTiffinsQueryVariables>);
}