import { sql as fragment } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { NotificationDraft } from '../composing/notification-draft.ts';
import { Notification } from '../notification.ts';

/** A list of values for each column. */
type Lists = {
  [Name in Exclude<keyof NotificationDraft, 'translations'>]: readonly NotificationDraft[Name][];
} & { translations: readonly (string | null)[] };

/** The columns of a draft; its translations are sent as JSON. */
type Row = Required<NotificationDraft>;

const draftColumns = [
  'userId',
  'id',
  'type',
  'priority',
  'title',
  'message',
  'translations',
  'orderId',
  'happenedAt',
] as const;

const storeDrafts = query({ Notification }, (on, given: Given<Lists & { now: Date }>) =>
  on
    .insertInto('Notification')
    .columns([...draftColumns, 'toldAt'])
    .expression(from =>
      from
        .selectFrom(
          fragment<Row>`unnest(${given.userId}::uuid[], ${given.id}::uuid[],
            ${given.type}::text[], ${given.priority}::text[], ${given.title}::text[], ${given.message}::text[],
            ${given.translations}::jsonb[], ${given.orderId}::uuid[], ${given.happenedAt}::timestamptz[])`.as<'draft'>(
            fragment`draft(user_id, id, type, priority, title, message, translations, order_id, happened_at)`,
          ),
        )
        .select(['draft.userId', 'draft.id', 'draft.type', 'draft.priority', 'draft.title', 'draft.message'])
        .select(['draft.translations', 'draft.orderId', 'draft.happenedAt'])
        .select(fragment<string>`${given.now}::timestamptz`.as('toldAt')),
    )
    .onConflict(stored => stored.doNothing()),
);

/** Stores notifications in one statement; those that are stored already stay as they are. */
export const storeNotifications = async (
  sql: Sql,
  drafts: readonly NotificationDraft[],
  now: Date,
): Promise<void> => {
  if (drafts.length === 0) return;
  const list = <Name extends keyof NotificationDraft>(name: Name) => drafts.map(draft => draft[name]);
  await storeDrafts.all(sql, {
    userId: list('userId'),
    id: list('id'),
    type: list('type'),
    priority: list('priority'),
    title: list('title'),
    message: list('message'),
    translations: drafts.map(({ translations }) => (translations ? JSON.stringify(translations) : null)),
    orderId: list('orderId'),
    happenedAt: list('happenedAt'),
    now,
  });
};
