import { t } from '@lingui/core/macro';
import {
  useDismissNotificationMutation,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { countOneRead, dropFromCache, readAllInCache } from './notification-cache.ts';

interface Target {
  id: string;
  read: boolean;
}

/** Every action is optimistic, and reverted when the request fails. */
export function useNotificationActs() {
  const toast = useToast();
  const [mark] = useMarkNotificationReadMutation();
  const [markAll] = useMarkAllNotificationsReadMutation();
  const [dismiss] = useDismissNotificationMutation();
  const sayFailed = (error: unknown) =>
    toast({ tone: 'danger', title: failureText(error, t`That didn't work. Please try again.`) });

  return {
    markRead: ({ id, read }: Target) => {
      if (read) return;
      void mark({
        variables: { id },
        optimisticResponse: { markNotificationRead: { __typename: 'Notification', id, read: true } },
        update: cache => countOneRead(cache),
      }).catch(() => undefined);
    },
    markAllRead: () =>
      void markAll({
        optimisticResponse: { markAllNotificationsRead: { __typename: 'AllRead', count: 0 } },
        update: cache => readAllInCache(cache),
      }).catch(sayFailed),
    dismiss: ({ id, read }: Target) =>
      void dismiss({
        variables: { id },
        optimisticResponse: { dismissNotification: { __typename: 'Dismissed', id } },
        update: cache => dropFromCache(cache, id, read),
      }).catch(sayFailed),
  };
}
