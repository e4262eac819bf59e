import { Role } from '../../../core/access/role.ts';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType } from '../notification-enums.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';

const peopleQuery = query({ User }, (from, { ids }: Given<{ ids: readonly string[] }>) =>
  from
    .selectFrom('User')
    .where(user => user('id', '=', user.fn.any(ids)))
    .where('disabledAt', 'is', null)
    .select(['id', 'role']),
);

type PersonFacts = RowOf<typeof peopleQuery>;

/** Loads the people whose accounts these rows are about. */
export const accountFactsOf = async (
  sql: Sql,
  rows: readonly OutboxRow[],
): Promise<Map<string, PersonFacts>> => {
  const ids = rows.filter(({ kind }) => kind === 'PASSWORD_REPLACED').map(({ subjectId }) => subjectId);
  if (ids.length === 0) return new Map();
  const people = await peopleQuery.all(sql, { ids });
  return new Map(people.map(person => [person.id, person]));
};

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** In UTC: nothing says where the person is. */
const timeWords = (happenedAt: string): string =>
  `${time.format(new Date(happenedAt)).replaceAll('\u202f', ' ')} UTC`;

/** A reset proves the mailbox, so a stranger's reset means that the mailbox is not safe. */
const reaction = (role: Role): string =>
  role === Role.ADMIN
    ? 'tell the person who runs the server right away.'
    : 'change the password of your email account, then choose "Forgot password?" where you sign in.';

/** Composes the notification a person gets when the password of the account is replaced. */
export const composeAccountNotifications = (row: OutboxRow, person: PersonFacts): NotificationDraft[] => {
  const { id, detail, happenedAt } = row;
  const how = detail === 'MAILED_CODE' ? 'reset with a code from your email' : 'changed in your profile';
  const type = NotificationType.PASSWORD_CHANGED;
  const message = [
    `Your password was ${how} on ${timeWords(happenedAt)}. Your other devices were signed out.`,
    `If this wasn't you, ${reaction(person.role)}`,
  ].join(' ');
  return [
    {
      type,
      title: 'Your password was changed',
      message,
      priority: priorityOf[type],
      userId: person.id,
      id,
      orderId: null,
      happenedAt,
    },
  ];
};
