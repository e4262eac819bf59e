/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type * as types from './types.ts';

export const ShownAnnouncementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownAnnouncement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Announcement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"hindiText"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as TypedDocumentNode<types.ShownAnnouncementFragment, unknown>;

export function useShownAnnouncement(from: FragmentType<types.ShownAnnouncementFragment>) {
  return useFragment({ fragment: ShownAnnouncementFragmentDoc, fragmentName: 'ShownAnnouncement', from }).data as types.ShownAnnouncementFragment;
}