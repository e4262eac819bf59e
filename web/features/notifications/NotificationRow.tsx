import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import X from '~icons/lucide/x';
import type { NotificationRow_notificationFragment } from '../../generated/graphql.ts';
import { timeAgo } from '../../lib/formats/time-ago.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { iconOf, linkOf } from './notification-looks.ts';
import { notificationText } from './notification-text.ts';

interface Props {
  notification: NotificationRow_notificationFragment;
  isKitchen: boolean;
  now: Date;
  onOpen: (notification: NotificationRow_notificationFragment) => void;
  onDismiss: (notification: NotificationRow_notificationFragment) => void;
}

/** What happened, when, and the way to it. Whether it is new or urgent is said in words, not in color alone. */
export function NotificationRow({ notification, isKitchen, now, onOpen, onDismiss }: Props) {
  const { type, priority, timestamp, read } = notification;
  const { title, message, lang } = notificationText(notification);
  const Icon = iconOf[type];
  const isUrgent = priority === 'URGENT';
  return (
    <li
      className={clsx(
        'relative flex items-start gap-1 border-b border-border last:border-b-0',
        isUrgent && !read ? 'bg-danger-soft' : !read && 'bg-sunken',
      )}
    >
      <Link
        to={linkOf(notification, isKitchen)}
        replace
        onClick={() => onOpen(notification)}
        className="flex min-w-0 flex-1 items-start gap-3 py-3 pl-4"
      >
        <span
          aria-hidden
          className={clsx(
            'mt-0.5 flex size-9 shrink-0 items-center justify-center rounded-full',
            isUrgent ? 'bg-danger text-surface' : 'bg-primary-soft text-primary',
          )}
        >
          <Icon className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className={read ? 'font-medium' : 'font-semibold'}>
              {!read && (
                <>
                  <span
                    aria-hidden
                    className="mr-2 inline-block size-2 rounded-full bg-primary align-middle"
                  />
                  <span className="sr-only">{t`Unread`} </span>
                </>
              )}
              <span lang={lang}>{title}</span>
            </span>
            {isUrgent && !read && <Badge tone="danger">{t`Urgent`}</Badge>}
          </span>
          <span lang={lang} className="block text-small text-ink wrap-anywhere">
            {message}
          </span>
          <time dateTime={timestamp} className="mt-0.5 block text-small text-muted">
            {timeAgo(timestamp, now)}
          </time>
        </span>
      </Link>
      <IconButton
        label={t`Dismiss: ${title}`}
        onClick={() => onDismiss(notification)}
        className="mt-1 mr-1 text-muted"
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
