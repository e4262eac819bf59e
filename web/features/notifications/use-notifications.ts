import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { NotificationReceivedDocument, useNotificationsQuery } from '../../generated/graphql.ts';
import { countInTitle } from '../../lib/document-title.ts';
import { useLive } from '../../lib/live.ts';
import { addToCache, pageSize } from './notification-cache.ts';

/** The notifications of the signed-in person, updated live; `news` is the latest one. */
export function useNotifications(person: string) {
  const { cache } = useApolloClient();
  const [news, setNews] = useState('');
  const { data, error, networkStatus, refetch, fetchMore } = useNotificationsQuery({
    variables: { first: pageSize },
    notifyOnNetworkStatusChange: true,
  });
  const unread = data?.unreadNotificationCount ?? 0;
  const edges = data?.notifications.edges ?? [];

  /** Changed in place: whenever the connection is back it asks for what came after the last one seen. */
  const sinceLast = useRef<{ since?: string }>({});
  const newest = edges[0]?.node.id;
  if (newest) sinceLast.current.since = newest;

  useLive({
    document: NotificationReceivedDocument,
    variables: sinceLast.current,
    person,
    skip: !data,
    onData: ({ notificationReceived: received }) => {
      if (received && addToCache(cache, received)) setNews(`${received.title}. ${received.message}`);
    },
    onBack: () => void refetch(),
  });

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
    more: (after: string) => void fetchMore({ variables: { first: pageSize, after } }).catch(() => undefined),
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
