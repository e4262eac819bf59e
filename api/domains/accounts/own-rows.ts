import { type Given, query } from '../../core/query/query.ts';
import { Favorite } from '../favorites/favorite.ts';
import { Session } from '../identity/sessions/session.ts';
import { RecognizedClient } from '../identity/signing-in/recognized-client.ts';
import { Notification } from '../notifications/notification.ts';
import { PushDevice } from '../notifications/push/push-device.ts';
import { Review } from '../reviews/review.ts';
import { Supplier } from '../suppliers/supplier.ts';

export interface Person {
  userId: string;
}

/** What the export of a person's data reads of the tables that nothing else reads in this shape. */
export const ownFavorites = query({ Favorite, Supplier }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('Favorite as f')
    .innerJoin('Supplier as s', 's.id', 'f.supplierId')
    .where('f.userId', '=', userId)
    .select(['s.id as supplierId', 's.kitchenName', 'f.createdAt as since'])
    .orderBy('f.createdAt'),
);

export const ownReviews = query({ Review }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('Review')
    .where('customerId', '=', userId)
    .select(['orderId', 'supplierId', 'rating', 'words', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id'),
);

export const ownNotifications = query({ Notification }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('Notification')
    .where('userId', '=', userId)
    .select(['type', 'title', 'message', 'orderId', 'happenedAt', 'readAt'])
    .orderBy('id'),
);

export const ownSessions = query({ Session }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('Session')
    .where('userId', '=', userId)
    .select(['createdAt', 'lastUsedAt', 'expiresAt'])
    .orderBy('createdAt'),
);

export const ownClients = query({ RecognizedClient }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('RecognizedClient')
    .where('userId', '=', userId)
    .select(['kind', 'lastUsedAt'])
    .orderBy('lastUsedAt')
    .orderBy('fingerprint'),
);

export const ownDevices = query({ PushDevice }, (from, { userId }: Given<Person>) =>
  from
    .selectFrom('PushDevice')
    .where('userId', '=', userId)
    .select(['name', 'createdAt'])
    .orderBy('createdAt')
    .orderBy('id'),
);
