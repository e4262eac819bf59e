import type { Sql } from '../../../core/database/sql.ts';
import type { GivenUpJob } from '../../../core/interfaces/job-queues.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { findUnsent, type UnsentNotification } from '../../notifications/find-unsent.ts';
import type { Key } from '../../notifications/requested.ts';
import { type FailedJob, mostKinds, type UnsentNotifications } from './failed-job.ts';

/** How many notifications of one job are looked at. */
const mostKeys = 200;

const isKey = (value: unknown): value is Key => {
  const { userId, id } = Object(value);
  return typeof userId === 'string' && isIdentifier(userId) && typeof id === 'string' && isIdentifier(id);
};

/** The notifications that a job sends; null when it sends none. */
const keysOf = ({ data }: GivenUpJob): Key[] | null => {
  const { keys } = Object(data);
  return Array.isArray(keys) ? keys.slice(0, mostKeys).filter(isKey) : null;
};

const supplierOf = ({ data }: GivenUpJob): string | null => {
  const { supplierId } = Object(data);
  return typeof supplierId === 'string' && isIdentifier(supplierId) ? supplierId : null;
};

const keyText = ({ userId, id }: Key) => `${userId}/${id}`;

/** Says what each of these jobs did not do, without who it is for. */
export const withContents = async (sql: Sql, jobs: readonly GivenUpJob[]): Promise<FailedJob[]> => {
  const unsentBy = async (queue: 'mail' | 'push') => {
    const keys = jobs.filter(job => job.queue === queue).flatMap(job => keysOf(job) ?? []);
    const unsent = await findUnsent(sql, queue, keys);
    return new Map(unsent.map(notification => [keyText(notification), notification]));
  };
  const unsent = { mail: await unsentBy('mail'), push: await unsentBy('push') };
  return jobs.map(job => {
    const { id, queue, givenUpAt, tries, reason } = job;
    const keys = keysOf(job);
    const found =
      queue === 'mail' || queue === 'push'
        ? (keys ?? []).flatMap(key => unsent[queue].get(keyText(key)) ?? [])
        : [];
    return {
      ...{ id, queue, givenUpAt, tries, reason, supplierId: supplierOf(job) },
      recipients: keys && new Set(found.map(({ userId }) => userId)).size,
      notifications: byKind(found),
    };
  });
};

const byKind = (unsent: readonly UnsentNotification[]): UnsentNotifications[] =>
  [...Map.groupBy(unsent, ({ type }) => type)]
    .map(([type, alike]) => {
      const orders = new Set(alike.map(({ orderId }) => orderId));
      const [orderId] = orders;
      return { type, count: alike.length, orderId: orders.size === 1 ? (orderId ?? null) : null };
    })
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostKinds);
