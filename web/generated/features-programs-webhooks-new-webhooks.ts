/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const NewWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewWebhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openFeatures"}}]}}]} as unknown as TypedDocumentNode<types.NewWebhooksQuery, types.NewWebhooksQueryVariables>;

export function useNewWebhooksQuery(...[options]: {} extends types.NewWebhooksQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.NewWebhooksQuery>, NoInfer<types.NewWebhooksQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.NewWebhooksQuery>, NoInfer<types.NewWebhooksQueryVariables>> &
      ({ variables: types.NewWebhooksQueryVariables } | { skip: true })]) {
  return useQuery(NewWebhooksDocument, options as useQuery.Options<types.NewWebhooksQuery, types.NewWebhooksQueryVariables>);
}