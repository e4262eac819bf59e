import { t } from '@lingui/core/macro';
import type { NotificationSettings_settingsFragment } from '../../generated/graphql.ts';
import { useChangeNotificationSettingMutation } from '../../generated/graphql.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import type { Setting } from './setting-words.ts';

/** The switch moves immediately; it moves back when saving fails. */
export const useChangeSetting = (settings: NotificationSettings_settingsFragment) => {
  const toast = useToast();
  const [save] = useChangeNotificationSettingMutation();

  return async (setting: Setting, isOn: boolean) => {
    const { orderUpdates, email, push, sound } = settings;
    const known = { orderUpdates, email, push, sound };
    const isSaved = await save({
      variables: { input: { [setting]: isOn } },
      optimisticResponse: {
        updateNotificationSettings: { __typename: 'NotificationSettings', ...known, [setting]: isOn },
      },
    }).then(
      () => true,
      () => false,
    );
    if (!isSaved)
      toast({
        tone: 'danger',
        title: t`Not saved`,
        description: t`Please check your connection and try again.`,
      });
  };
};
