/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment, useMutation, useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const NotificationSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationSettings_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettings_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"promotions"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"sound"}}]}}]} as unknown as TypedDocumentNode<types.NotificationSettingsQuery, types.NotificationSettingsQueryVariables>;

export function useNotificationSettingsQuery(...[options]: {} extends types.NotificationSettingsQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.NotificationSettingsQuery>, NoInfer<types.NotificationSettingsQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.NotificationSettingsQuery>, NoInfer<types.NotificationSettingsQueryVariables>> &
      ({ variables: types.NotificationSettingsQueryVariables } | { skip: true })]) {
  return useQuery(NotificationSettingsDocument, options as useQuery.Options<types.NotificationSettingsQuery, types.NotificationSettingsQueryVariables>);
}