import { Role } from '../../../core/access/role.ts';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import type { ReplacedBy } from '../../identity/password-replaced.ts';
import { User } from '../../identity/user.ts';
import { type Sentence, sentence, type Template, type Value } from '../../sentences/sentence.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType } from '../notification-enums.ts';
import { wordsOfFactorChange } from './factor-change-words.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';
import { textsOf } from './notification-texts.ts';

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
  const ids = rows.filter(({ kind }) => kind in notices).map(({ subjectId }) => subjectId);
  if (ids.length === 0) return new Map();
  const people = await peopleQuery.all(sql, { ids });
  return new Map(people.map(person => [person.id, person]));
};

/** A reset proves the mailbox, so a stranger's reset means that the mailbox is not safe. */
const safeMailbox = (role: Role): Sentence => {
  if (role === Role.ADMIN) return sentence('tell the person who runs the server right away.');
  if (role === Role.SUPPLIER)
    return sentence('change the password of your email account and write to our support.');
  return sentence(
    'change the password of your email account, then choose "Forgot password?" where you sign in.',
  );
};

/** For example Safari on iOS. */
const device = (client: string | null): Value => {
  const [browser = '', system] = (client ?? '').split(' on ');
  return system ? sentence('{0} on {1}', browser, system) : browser;
};

interface Notice {
  type: NotificationType;
  words(row: OutboxRow): Words;
  /** What to do where it was someone else; absent where it was no one. */
  reaction?(role: Role): Sentence;
}

interface Words {
  title: Sentence;
  happened: Sentence;
}

const replacedHow: Record<ReplacedBy, Template> = {
  OLD_PASSWORD: 'Your password was changed in your profile on {0}. Your other devices were signed out.',
  MAILED_CODE:
    'Your password was reset with a code from your email on {0}. Your other devices were signed out.',
  MAILED_LINK:
    'Your password was set with the link that an owner sent to your email on {0}. Your other devices were signed out.',
};

const notices: Partial<Record<OutboxRow['kind'], Notice>> = {
  PASSWORD_REPLACED: {
    type: NotificationType.PASSWORD_CHANGED,
    words: ({ detail, happenedAt: moment }) => ({
      title: sentence('Your password was changed'),
      happened: sentence(replacedHow[detail as ReplacedBy], { moment }),
    }),
    reaction: safeMailbox,
  },
  NEW_DEVICE: {
    type: NotificationType.NEW_DEVICE,
    words: ({ detail, happenedAt: moment }) => ({
      title: sentence('New sign-in to your account'),
      happened: sentence('Your account was signed in to on {0} with {1}.', { moment }, device(detail)),
    }),
    reaction: role => sentence('sign out that device under "Sign-in & security", and {0}', safeMailbox(role)),
  },
  SECOND_FACTOR_CHANGED: {
    type: NotificationType.SECOND_FACTOR_CHANGED,
    words({ detail, happenedAt: moment }) {
      const { title, happened } = wordsOfFactorChange(detail);
      return { title: sentence(title), happened: sentence(happened, { moment }) };
    },
    reaction: safeMailbox,
  },
  API_SECRET_ISSUED: {
    type: NotificationType.API_SECRET_ISSUED,
    words: ({ detail, happenedAt: moment }) => ({
      title: sentence('New secret of an API token'),
      happened: sentence(
        'A secret for the API token "{0}" was created on {1}. A program that has it can act for you.',
        detail ?? '',
        { moment },
      ),
    }),
    reaction: role => sentence('revoke it under "Sign-in & security", and {0}', safeMailbox(role)),
  },
  WEBHOOK_CHANGED: {
    type: NotificationType.WEBHOOK_CHANGED,
    words: ({ detail, happenedAt: moment }) => ({
      title: sentence('A webhook was set up'),
      happened: sentence(
        'Events of your account are sent to {0}. Its address or its secret was chosen on {1}.',
        detail ?? '',
        { moment },
      ),
    }),
    reaction: role => sentence('remove it under "Sign-in & security", and {0}', safeMailbox(role)),
  },
  WEBHOOK_DISABLED: {
    type: NotificationType.WEBHOOK_DISABLED,
    words: ({ detail }) => ({
      title: sentence('A webhook was disabled'),
      happened: sentence(
        '{0} accepted nothing for three days, or said that it is gone, so no more events are sent to it. You can enable it again; what waits is sent then.',
        detail ?? '',
      ),
    }),
  },
};

/** Composes the notification a person gets of an event that concerns the security of the account. */
export const composeAccountNotifications = (row: OutboxRow, person: PersonFacts): NotificationDraft[] => {
  const notice = notices[row.kind];
  if (!notice) return [];
  const { type, words, reaction } = notice;
  const { title, happened } = words(row);
  return [
    {
      type,
      ...textsOf(title, [
        happened,
        ...(reaction ? [sentence("If this wasn't you, {0}", reaction(person.role))] : []),
      ]),
      priority: priorityOf[type],
      userId: person.id,
      id: row.id,
      orderId: null,
      happenedAt: row.happenedAt,
    },
  ];
};
