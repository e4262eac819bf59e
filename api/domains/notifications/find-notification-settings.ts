import type { Ctx } from '../../core/ctx.ts';
import { signedIn } from '../../core/rules.ts';
import type { NotificationSettings } from './notification-settings.ts';

export type SettingsRow = Omit<NotificationSettings, 'userId'>;

/** Until somebody says otherwise. */
export const unsaid: SettingsRow = {
  orderUpdates: true,
  email: true,
  push: true,
  sound: true,
};

export const settingsColumns = 'order_updates as "orderUpdates", email, push, sound';

/** What the viewer wants to be told. */
export const findNotificationSettings = async (ctx: Ctx): Promise<SettingsRow> => {
  ctx.viewer.must(signedIn);
  const [said] = await ctx.sql.rows<SettingsRow>(
    `select ${settingsColumns} from notification_settings where user_id = $1`,
    [ctx.viewer.userId],
  );
  return said ?? unsaid;
};
