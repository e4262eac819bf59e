/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const PagedList_pageInfoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PagedList_pageInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]} as unknown as TypedDocumentNode<types.PagedList_pageInfoFragment, unknown>;

export function usePagedList_pageInfo(from: FragmentType<types.PagedList_pageInfoFragment>) {
  return useFragment({ fragment: PagedList_pageInfoFragmentDoc, fragmentName: 'PagedList_pageInfo', from }).data as types.PagedList_pageInfoFragment;
}