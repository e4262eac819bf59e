import { type Change, singleStatement } from '../../core/operation.ts';
import { signedIn } from '../../core/rules.ts';
import { type SettingsRow, settingsColumns, unsaid } from './find-notification-settings.ts';
import type { NotificationSettingsInput } from './notification-settings.ts';

/** Changes what the viewer wants to be told; what is not said stays as it was. */
export const updateNotificationSettings = singleStatement(
  signedIn,
  async ({ sql, viewer }: Change, input: NotificationSettingsInput): Promise<SettingsRow> => {
    const [settings] = await sql.rows<SettingsRow>(
      `insert into notification_settings as said (user_id, order_updates, email, push, sound)
       values ($1, coalesce($2, $6::boolean), coalesce($3, $7::boolean), coalesce($4, $8::boolean),
         coalesce($5, $9::boolean))
       on conflict (user_id) do update set
         order_updates = coalesce($2, said.order_updates), email = coalesce($3, said.email),
         push = coalesce($4, said.push), sound = coalesce($5, said.sound)
       returning ${settingsColumns}`,
      [viewer.userId, ...valuesOf(input), ...valuesOf(unsaid)],
    );
    return settings!;
  },
);

const valuesOf = (settings: NotificationSettingsInput) =>
  [settings.orderUpdates, settings.email, settings.push, settings.sound].map(value => value ?? null);
