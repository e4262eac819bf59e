/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import type * as types from './types.ts';

export const NotificationSettings_settingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettings_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"sound"}}]}}]} as unknown as TypedDocumentNode<types.NotificationSettings_settingsFragment, unknown>;

export function useNotificationSettings_settings(from: FragmentType<types.NotificationSettings_settingsFragment>) {
  return useFragment({ fragment: NotificationSettings_settingsFragmentDoc, fragmentName: 'NotificationSettings_settings', from }).data as types.NotificationSettings_settingsFragment;
}

export const ChangeNotificationSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeNotificationSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotificationSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationSettings_settings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettings_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"sound"}}]}}]} as unknown as TypedDocumentNode<types.ChangeNotificationSettingMutation, types.ChangeNotificationSettingMutationVariables>;

export function useChangeNotificationSettingMutation(options?: useMutation.Options<NoInfer<types.ChangeNotificationSettingMutation>, NoInfer<types.ChangeNotificationSettingMutationVariables>>) {
  return useMutation(ChangeNotificationSettingDocument, options);
}