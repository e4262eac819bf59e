import type { Ctx } from '../../core/ctx.ts';
import { signedIn } from '../../core/rules.ts';
import type { NotificationSettings } from './notification-settings.ts';

export type SettingsRow = Omit<NotificationSettings, 'userId'>;

/** Applies until a person changes them. */
export const defaultSettings: SettingsRow = {
  orderUpdates: true,
  email: true,
  push: true,
  sound: true,
};

export const settingsColumns = 'order_updates as "orderUpdates", email, push, sound';

/** Loads the viewer's notification settings, or the defaults. */
export const findNotificationSettings = async (ctx: Ctx): Promise<SettingsRow> => {
  ctx.viewer.must(signedIn);
  const [settings] = await ctx.sql.rows<SettingsRow>(
    `select ${settingsColumns} from notification_settings where user_id = $1`,
    [ctx.viewer.userId],
  );
  return settings ?? defaultSettings;
};
