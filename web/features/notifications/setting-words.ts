import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationSettings_settingsFragment } from '../../generated/graphql.ts';

export type Setting = Exclude<keyof NotificationSettings_settingsFragment, `${'__' | ' $'}${string}`>;

interface Row {
  setting: Setting;
  label: MessageDescriptor;
  description: MessageDescriptor;
  /** The same for a kitchen, where it differs. */
  forKitchens?: MessageDescriptor;
}

/** The notification topics and channels. */
export const settingGroups: readonly { heading: MessageDescriptor; rows: readonly Row[] }[] = [
  {
    heading: msg`What you hear about`,
    rows: [
      {
        setting: 'orderUpdates',
        label: msg`Order updates`,
        description: msg`When your meal is ready, on its way and delivered, and when a payment is done.`,
        forKitchens: msg`New orders, cancellations, and problems that customers report.`,
      },
    ],
  },
  {
    heading: msg`How we reach you`,
    rows: [
      {
        setting: 'email',
        label: msg`Email`,
        description: msg`To the address of your account. Emails about security, your consent to a tiffin plan and money you owe always come.`,
      },
      {
        setting: 'push',
        label: msg`On your device`,
        description: msg`A short message on the screen, even when you're on another page.`,
      },
      {
        setting: 'sound',
        label: msg`Sound`,
        description: msg`A short chime when something new arrives.`,
      },
    ],
  },
];
