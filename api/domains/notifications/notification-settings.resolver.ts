import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { signedIn } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { findNotificationSettings, type SettingsRow } from './find-notification-settings.ts';
import { NotificationSettings, NotificationSettingsInput } from './notification-settings.ts';
import { updateNotificationSettings } from './update-notification-settings.ts';

@Resolver()
export class NotificationSettingsResolver {
  @Visible(signedIn)
  @Query(() => NotificationSettings, { description: "Returns the viewer's notification settings." })
  notificationSettings(@Context() ctx: Ctx): Promise<SettingsRow> {
    return findNotificationSettings(ctx);
  }

  @Visible(signedIn)
  @Mutation(() => NotificationSettings, { description: "Changes the viewer's notification settings." })
  updateNotificationSettings(
    @Context() ctx: Ctx,
    @Arg('input', () => NotificationSettingsInput, { description: 'Changes.' })
    input: NotificationSettingsInput,
  ): Promise<SettingsRow> {
    return updateNotificationSettings(ctx, input);
  }
}
