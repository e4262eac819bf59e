import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { Application } from '../../suppliers/application.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType } from '../notification-enums.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';

const applicationsQuery = query(
  { Application, Supplier, User },
  (from, { ids }: Given<{ ids: readonly string[] }>) =>
    from
      .selectFrom('Application as a')
      .innerJoin('Supplier as s', 's.id', 'a.supplierId')
      .leftJoin('User as cook', join =>
        join.onRef('cook.id', '=', 's.userId').on('cook.disabledAt', 'is', null),
      )
      .where(a => a('a.id', '=', a.fn.any(ids)))
      .select(['a.id', 's.kitchenName', 'cook.id as cookId']),
);

export type ApplicationFacts = RowOf<typeof applicationsQuery>;

const { REVIEW_STARTED, DOCUMENT_REJECTED, APPLICATION_APPROVED, APPLICATION_REJECTED } = NotificationType;

/** Loads the facts of many applications in one statement. */
export const applicationFactsOf = async (
  sql: Sql,
  ids: readonly string[],
): Promise<Map<string, ApplicationFacts>> => {
  if (ids.length === 0) return new Map();
  const applications = await applicationsQuery.all(sql, { ids });
  return new Map(applications.map(application => [application.id, application]));
};

const wordsFor = ({ kind, detail }: OutboxRow, { kitchenName }: ApplicationFacts) => {
  switch (kind) {
    case 'REVIEW_STARTED':
      return {
        type: REVIEW_STARTED,
        title: 'Review started',
        message: `We're reviewing your application for ${kitchenName}.`,
      };
    case 'DOCUMENT_REJECTED':
      return { type: DOCUMENT_REJECTED, title: 'A document needs your attention', message: detail! };
    case 'APPLICATION_APPROVED':
      return {
        type: APPLICATION_APPROVED,
        title: 'Welcome to the marketplace',
        message: `${kitchenName} is approved. Set up your menu and take your first orders.`,
      };
    case 'APPLICATION_REJECTED':
      return {
        type: APPLICATION_REJECTED,
        title: 'Your application needs corrections',
        message: detail!,
      };
  }
};

/** Composes the notification a cook gets about a step of the application. */
export const composeApplicationNotifications = (
  row: OutboxRow,
  application: ApplicationFacts,
): NotificationDraft[] => {
  const words = wordsFor(row, application);
  if (!words || !application.cookId) return [];
  const { id, happenedAt } = row;
  return [
    { ...words, priority: priorityOf[words.type], userId: application.cookId, id, orderId: null, happenedAt },
  ];
};
