/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const StatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.StatusQuery, types.StatusQueryVariables>;

export function useStatusQuery(...[options]: {} extends types.StatusQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.StatusQuery>, NoInfer<types.StatusQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.StatusQuery>, NoInfer<types.StatusQueryVariables>> &
      ({ variables: types.StatusQueryVariables } | { skip: true })]) {
  return useQuery(StatusDocument, options as useQuery.Options<types.StatusQuery, types.StatusQueryVariables>);
}