/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const MyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myData"}}]}}]} as unknown as TypedDocumentNode<types.MyDataQuery, types.MyDataQueryVariables>;

export function useMyDataQuery(...[options]: {} extends types.MyDataQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.MyDataQuery>, NoInfer<types.MyDataQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.MyDataQuery>, NoInfer<types.MyDataQueryVariables>> &
      ({ variables: types.MyDataQueryVariables } | { skip: true })]) {
  return useQuery(MyDataDocument, options as useQuery.Options<types.MyDataQuery, types.MyDataQueryVariables>);
}