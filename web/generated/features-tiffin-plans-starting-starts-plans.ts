/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const StartsPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartsPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openFeatures"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.StartsPlansQuery, types.StartsPlansQueryVariables>;

export function useStartsPlansQuery(...[options]: {} extends types.StartsPlansQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.StartsPlansQuery>, NoInfer<types.StartsPlansQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.StartsPlansQuery>, NoInfer<types.StartsPlansQueryVariables>> &
      ({ variables: types.StartsPlansQueryVariables } | { skip: true })]) {
  return useQuery(StartsPlansDocument, options as useQuery.Options<types.StartsPlansQuery, types.StartsPlansQueryVariables>);
}