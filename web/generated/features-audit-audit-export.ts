/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const AuditExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isWhole"}}]}}]}}]} as unknown as TypedDocumentNode<types.AuditExportQuery, types.AuditExportQueryVariables>;

export function useAuditExportQuery(...[options]: {} extends types.AuditExportQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.AuditExportQuery>, NoInfer<types.AuditExportQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.AuditExportQuery>, NoInfer<types.AuditExportQueryVariables>> &
      ({ variables: types.AuditExportQueryVariables } | { skip: true })]) {
  return useQuery(AuditExportDocument, options as useQuery.Options<types.AuditExportQuery, types.AuditExportQueryVariables>);
}