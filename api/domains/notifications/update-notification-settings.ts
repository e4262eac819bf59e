import { type Change, singleStatement } from '../../core/operation.ts';
import { signedIn } from '../../core/rules.ts';
import { defaultSettings, type SettingsRow, settingsColumns } from './find-notification-settings.ts';
import type { NotificationSettingsInput } from './notification-settings.ts';

/** Changes the viewer's notification settings; omitted fields stay as they are. */
export const updateNotificationSettings = singleStatement(
  signedIn,
  async ({ sql, viewer }: Change, input: NotificationSettingsInput): Promise<SettingsRow> => {
    const [settings] = await sql.rows<SettingsRow>(
      `insert into notification_settings as settings (user_id, order_updates, email, push, sound)
       values ($1, coalesce($2, $6::boolean), coalesce($3, $7::boolean), coalesce($4, $8::boolean),
         coalesce($5, $9::boolean))
       on conflict (user_id) do update set
         order_updates = coalesce($2, settings.order_updates), email = coalesce($3, settings.email),
         push = coalesce($4, settings.push), sound = coalesce($5, settings.sound)
       returning ${settingsColumns}`,
      [viewer.userId, ...valuesOf(input), ...valuesOf(defaultSettings)],
    );
    return settings!;
  },
);

const valuesOf = (settings: NotificationSettingsInput) =>
  [settings.orderUpdates, settings.email, settings.push, settings.sound].map(value => value ?? null);
