/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const CsvDownload_analyticsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CsvDownload_analytics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierAnalytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}}]}}]} as unknown as TypedDocumentNode<types.CsvDownload_analyticsFragment, unknown>;

export function useCsvDownload_analytics(from: FragmentType<types.CsvDownload_analyticsFragment>) {
  return useFragment({ fragment: CsvDownload_analyticsFragmentDoc, fragmentName: 'CsvDownload_analytics', from }).data as types.CsvDownload_analyticsFragment;
}