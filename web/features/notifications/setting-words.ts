import type { NotificationSettings_settingsFragment } from '../../generated/graphql.ts';

export type Setting = Exclude<keyof NotificationSettings_settingsFragment, `${'__' | ' $'}${string}`>;

interface Row {
  setting: Setting;
  label: string;
  description: string;
}

/** What one may be told about, and by which way. */
export const settingGroups: readonly { heading: string; rows: readonly Row[] }[] = [
  {
    heading: 'What we tell you',
    rows: [
      {
        setting: 'orderUpdates',
        label: 'Order updates',
        description: 'When your meal is ready, on its way and delivered, and when a payment is done.',
      },
      {
        setting: 'promotions',
        label: 'News and offers',
        description: 'New kitchens in your city and what they cook. At most once a week.',
      },
    ],
  },
  {
    heading: 'How we tell you',
    rows: [
      {
        setting: 'email',
        label: 'Email',
        description: 'To the address of your account.',
      },
      {
        setting: 'push',
        label: 'On your device',
        description: 'A short message on the screen, also while you are elsewhere.',
      },
      {
        setting: 'sound',
        label: 'Sound',
        description: 'A short chime when something new arrives.',
      },
    ],
  },
];
