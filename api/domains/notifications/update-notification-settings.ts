import { signedIn } from '../../core/access/rules.ts';
import { type Change, singleStatement } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { defaultSettings, type SettingsRow, settingsColumns } from './find-notification-settings.ts';
import { NotificationSettings, type NotificationSettingsInput } from './notification-settings.ts';

type Changes = { userId: string } & { [Name in keyof SettingsRow]: boolean | null };

const storeSettings = query({ NotificationSettings }, (on, changed: Given<Changes>) =>
  on
    .insertInto('NotificationSettings')
    .values(({ fn, lit }) => ({
      userId: changed.userId,
      orderUpdates: fn.coalesce(changed.orderUpdates, lit(defaultSettings.orderUpdates)),
      email: fn.coalesce(changed.email, lit(defaultSettings.email)),
      push: fn.coalesce(changed.push, lit(defaultSettings.push)),
      sound: fn.coalesce(changed.sound, lit(defaultSettings.sound)),
    }))
    .onConflict(stored =>
      stored.column('userId').doUpdateSet(({ fn, ref }) => ({
        orderUpdates: fn.coalesce(changed.orderUpdates, ref('NotificationSettings.orderUpdates')),
        email: fn.coalesce(changed.email, ref('NotificationSettings.email')),
        push: fn.coalesce(changed.push, ref('NotificationSettings.push')),
        sound: fn.coalesce(changed.sound, ref('NotificationSettings.sound')),
      })),
    )
    .returning(settingsColumns),
);

/** Changes the viewer's notification settings; omitted fields stay as they are. */
export const updateNotificationSettings = singleStatement(
  signedIn,
  async ({ sql, viewer }: Change, input: NotificationSettingsInput): Promise<SettingsRow> => {
    const { orderUpdates = null, email = null, push = null, sound = null } = input;
    const changed = { userId: viewer.userId, orderUpdates, email, push, sound };
    return (await storeSettings.first(sql, changed))!;
  },
);
