import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNotificationReceivedSubscription, useNotificationsQuery } from '../../generated/graphql.ts';
import { countInTitle } from '../../lib/document-title.ts';
import { useLiveEvent, useRefetchWhenMissed } from '../../lib/live-events.ts';
import { addToCache, pageSize } from './notification-cache.ts';
import { notificationText } from './notification-text.ts';
import { useSaveLanguage } from './use-save-language.ts';

/** The notifications of the signed-in person, updated live; `news` is the latest one. */
export function useNotifications() {
  const { cache } = useApolloClient();
  const [news, setNews] = useState({ text: '', lang: 'en' });
  const { data, error, networkStatus, refetch, fetchMore } = useNotificationsQuery({
    variables: { first: pageSize },
    notifyOnNetworkStatusChange: true,
  });
  useSaveLanguage(data?.messageLanguage);
  const unread = data?.unreadNotificationCount ?? 0;
  const edges = data?.notifications.edges ?? [];

  /** The newest one when the subscription starts: it sends everything after that. */
  const newest = edges[0]?.node.id ?? null;
  const [since, setSince] = useState<string | null>();
  if (data && since === undefined) setSince(newest);

  useNotificationReceivedSubscription({
    variables: { since },
    skip: since === undefined,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const received = data?.notificationReceived;
      if (!received || !addToCache(cache, received)) return;
      const { title, message, lang } = notificationText(received);
      setNews({ text: `${title}. ${message}`, lang });
    },
  });
  // Subscribes from the newest when the connection is back: the one of the first time may be dismissed by then.
  useLiveEvent('closed', () => setSince(newest ?? since));
  useRefetchWhenMissed(() => void refetch());

  useEffect(() => {
    countInTitle(unread);
    return () => countInTitle(0);
  }, [unread]);

  const { hasNextPage = false, endCursor = null } = data?.notifications.pageInfo ?? {};
  return {
    edges,
    unread,
    news,
    isLoaded: data !== undefined,
    hasFailed: error !== undefined && !data,
    again: () => void refetch(),
    after: hasNextPage ? endCursor : null,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    more: (after: string) => fetchMore({ variables: { first: pageSize, after } }),
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
