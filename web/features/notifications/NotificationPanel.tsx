import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import BellOff from '~icons/lucide/bell-off';
import { paths } from '../../app/paths.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotificationActs } from './use-notification-acts.ts';
import type { Notifications } from './use-notifications.ts';

interface Props {
  notifications: Notifications;
  isKitchen: boolean;
}

export function NotificationPanel({ notifications, isKitchen }: Props) {
  const { edges, unread, isLoaded, hasFailed, again, after, more, isLoadingMore } = useSteady(notifications);
  const { markRead, markAllRead, dismiss } = useNotificationActs();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = new Date();
  return (
    <>
      <div className="flex min-h-14 items-center gap-2 border-b border-border pr-2 pl-4">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-lead font-semibold outline-none">
          {unread > 0 ? t`Notifications (${unread})` : t`Notifications`}
        </h2>
        {unread > 0 && (
          <Button
            variant="ghost"
            isSnug
            onClick={() => {
              markAllRead();
              heading.current?.focus();
            }}
          >{t`Mark all read`}</Button>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {hasFailed ? (
          <ErrorState onRetry={again} />
        ) : !isLoaded ? (
          <PanelSkeleton />
        ) : edges.length === 0 ? (
          <EmptyState
            icon={<BellOff />}
            title={t`You're all caught up`}
            text={t`Updates about your orders show up here.`}
          />
        ) : (
          <ul>
            {edges.map(({ node }) => (
              <NotificationRow
                key={node.id}
                notification={node}
                isKitchen={isKitchen}
                now={now}
                onOpen={markRead}
                onDismiss={notification => {
                  dismiss(notification);
                  heading.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
        <div className="px-4 pb-4 empty:hidden">
          <MoreButton after={after} words={t`Show older`} isLoading={isLoadingMore} onMore={more} />
        </div>
      </div>
      <Link
        to={paths.notificationSettings()}
        replace
        className="flex min-h-11 items-center justify-center border-t border-border font-medium text-primary"
      >{t`Notification settings`}</Link>
    </>
  );
}

const PanelSkeleton = () => (
  <div role="status" aria-label={t`Loading`} className="flex flex-col gap-3 p-4">
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
  </div>
);
