import type { ApolloCache } from '@apollo/client';
import { NotificationsDocument, type NotificationsQuery } from '../../generated/graphql.ts';

export const pageSize = 20;
const variables = { first: pageSize };

type Edge = NotificationsQuery['notifications']['edges'][number];

const change = (cache: ApolloCache, update: (known: NotificationsQuery) => NotificationsQuery) =>
  cache.updateQuery({ query: NotificationsDocument, variables }, known => known && update(known));

/** Another window or a late response must not take the count below zero. */
export const fewer = (count: number, by = 1) => Math.max(0, count - by);

/** Adds a new notification on top unless it is there already. Returns whether it was new. */
export function addToCache(cache: ApolloCache, node: Edge['node']): boolean {
  let isNew = false;
  change(cache, known => {
    if (known.notifications.edges.some(edge => edge.node.id === node.id)) return known;
    isNew = true;
    const edge = { __typename: 'NotificationEdge', cursor: '', node } as Edge;
    return {
      ...known,
      unreadNotificationCount: known.unreadNotificationCount + 1,
      notifications: { ...known.notifications, edges: [edge, ...known.notifications.edges] },
    };
  });
  return isNew;
}

export function countOneRead(cache: ApolloCache) {
  change(cache, known => ({ ...known, unreadNotificationCount: fewer(known.unreadNotificationCount) }));
}

/** Marks all as read, including those not loaded yet. */
export function readAllInCache(cache: ApolloCache) {
  change(cache, known => {
    for (const { node } of known.notifications.edges) {
      const id = cache.identify({ __typename: 'Notification', id: node.id });
      cache.modify({ id: id!, fields: { read: () => true } });
    }
    return { ...known, unreadNotificationCount: 0 };
  });
}

export function dropFromCache(cache: ApolloCache, id: string, wasRead: boolean) {
  change(cache, known => ({
    ...known,
    unreadNotificationCount: wasRead ? known.unreadNotificationCount : fewer(known.unreadNotificationCount),
    notifications: {
      ...known.notifications,
      edges: known.notifications.edges.filter(edge => edge.node.id !== id),
    },
  }));
}
