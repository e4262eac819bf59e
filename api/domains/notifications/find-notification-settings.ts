import { signedIn } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { NotificationSettings } from './notification-settings.ts';

export type SettingsRow = Omit<NotificationSettings, 'userId'>;

/** Applies until a person changes them. */
export const defaultSettings: SettingsRow = {
  orderUpdates: true,
  email: true,
  push: true,
  sound: true,
};

export const settingsColumns = ['orderUpdates', 'email', 'push', 'sound'] as const;

const settingsQuery = query({ NotificationSettings }, (from, { userId }: Given<{ userId: string }>) =>
  from.selectFrom('NotificationSettings').where('userId', '=', userId).select(settingsColumns),
);

/** Loads the viewer's notification settings, or the defaults. */
export const findNotificationSettings = async (ctx: Ctx): Promise<SettingsRow> => {
  ctx.viewer.must(signedIn);
  return (await settingsQuery.first(ctx.sql, { userId: ctx.viewer.userId })) ?? defaultSettings;
};
