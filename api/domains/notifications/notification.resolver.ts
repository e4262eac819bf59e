import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { signedIn } from '../../core/access/rules.ts';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { named } from '../../core/graphql/named.ts';
import { connectionOf, type Page, PageArgs } from '../../core/graphql/page.ts';
import { missedSignals, subscribeTo } from '../../core/graphql/topic.ts';
import type { Signal } from '../../core/interfaces/event-bus.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Problem } from '../../core/operation/problem.ts';
import { topics } from '../../core/topics.ts';
import { dismissNotification } from './dismiss-notification.ts';
import {
  countUnread,
  findNotification,
  findNotifications,
  notificationIdsSince,
} from './find-notifications.ts';
import { markAllNotificationsRead } from './mark-all-notifications-read.ts';
import { markNotificationRead } from './mark-notification-read.ts';
import { Notification } from './notification.ts';
import { AllRead, Dismissed, NotificationNotFound } from './notification-acts.ts';
import { type NotificationRow } from './notification-columns.ts';

const NotificationConnection = connectionOf(Notification, 'Notification', withinReach);

const MarkNotificationReadResult = createUnionType({
  name: 'MarkNotificationReadResult',
  description: 'Notification, now read, or why it was not found.',
  types: () => [Notification, NotificationNotFound] as const,
});

const DismissNotificationResult = createUnionType({
  name: 'DismissNotificationResult',
  description: 'Outcome of dismissing a notification.',
  types: () => [Dismissed, NotificationNotFound] as const,
});

const idDescription = 'ID of the notification.';

@Resolver()
export class NotificationResolver {
  @Visible(signedIn)
  @Query(() => NotificationConnection, { description: "Returns the viewer's notifications, newest first." })
  notifications(@Context() ctx: Ctx, @Args() page: PageArgs): Promise<Page<NotificationRow>> {
    return findNotifications(ctx, page);
  }

  @Visible(signedIn)
  @Query(() => Int, { description: 'Number of unread notifications of the viewer.' })
  unreadNotificationCount(@Context() ctx: Ctx): Promise<number> {
    return countUnread(ctx);
  }

  @Visible(signedIn)
  @Mutation(() => MarkNotificationReadResult, {
    description: 'Marks one of the viewer’s notifications as read.',
  })
  async markNotificationRead(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: idDescription }) id: string,
  ): Promise<NotificationRow | Problem> {
    const outcome = await markNotificationRead(ctx, id);
    return outcome instanceof Problem ? outcome : named('Notification', outcome);
  }

  @Visible(signedIn)
  @Mutation(() => AllRead, { description: 'Marks all of the viewer’s notifications as read.' })
  markAllNotificationsRead(@Context() ctx: Ctx): Promise<AllRead> {
    return markAllNotificationsRead(ctx, null);
  }

  @Visible(signedIn)
  @Mutation(() => DismissNotificationResult, {
    description: "Deletes one of the viewer's notifications.",
  })
  dismissNotification(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: idDescription }) id: string,
  ): Promise<Dismissed | Problem> {
    return dismissNotification(ctx, id);
  }

  @Visible(signedIn)
  @Subscription(() => Notification, {
    nullable: true,
    description:
      'Emits each new notification of the viewer; null for one that was dismissed in the meantime.',
    subscribe: subscribeTo<{ since?: string | null }>((ctx, { since }) => {
      const name = topics.notifications(ctx.viewer.userId);
      const missed = since && missedSignals(() => notificationIdsSince(ctx, since));
      return { name, audience: 'viewer', ...(missed && { missed }) };
    }),
  })
  notificationReceived(
    @Context() ctx: Ctx,
    @Root() { id }: Signal,
    @Arg('since', () => ID, {
      nullable: true,
      description:
        'ID of the last notification received: later ones are sent first, the latest 100. One created shortly before it may repeat; compare IDs.',
    })
    _since: string | null,
  ): Promise<NotificationRow | null> {
    return findNotification(ctx, id);
  }
}
