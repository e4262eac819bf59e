import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { asSentence, sentence, type Value } from '../../sentences/sentence.ts';
import { Application } from '../../suppliers/application.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType } from '../notification-enums.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';
import { textsOf } from './notification-texts.ts';

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
        ...textsOf(
          sentence('Review started'),
          sentence("We're reviewing your application for {0}.", kitchenName),
        ),
      };
    case 'DOCUMENT_REJECTED':
      return {
        type: DOCUMENT_REJECTED,
        ...textsOf(sentence('A document needs your attention'), sayDocument(detail!)),
      };
    case 'APPLICATION_APPROVED':
      return {
        type: APPLICATION_APPROVED,
        ...textsOf(
          sentence('Welcome to the marketplace'),
          sentence('{0} is approved. Set up your menu and take your first orders.', kitchenName),
        ),
      };
    case 'APPLICATION_REJECTED':
      return {
        type: APPLICATION_REJECTED,
        ...textsOf(sentence('Your application needs corrections'), detail!),
      };
  }
};

/** What `enqueueDecision` wrote of a document: its title can be translated, the reason is someone's own words. */
const sayDocument = (detail: string): Value => {
  const [, title = '', reason = ''] = /^([^:]+): (.*)$/s.exec(detail) ?? [];
  return reason ? sentence('{0}: {1}', asSentence(title), reason) : detail;
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
