/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const AuditActionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditActions"}}]}}]} as unknown as TypedDocumentNode<types.AuditActionsQuery, types.AuditActionsQueryVariables>;

export function useAuditActionsQuery(...[options]: {} extends types.AuditActionsQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.AuditActionsQuery>, NoInfer<types.AuditActionsQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.AuditActionsQuery>, NoInfer<types.AuditActionsQueryVariables>> &
      ({ variables: types.AuditActionsQueryVariables } | { skip: true })]) {
  return useQuery(AuditActionsDocument, options as useQuery.Options<types.AuditActionsQuery, types.AuditActionsQueryVariables>);
}