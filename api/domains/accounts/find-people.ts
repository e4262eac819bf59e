import { type Expression, type Kysely, sql } from 'kysely';
import type { Role } from '../../core/access/role.ts';
import { withRight } from '../../core/access/rules.ts';
import { named } from '../../core/graphql/named.ts';
import { type CursorPosition, decodeCursor, forward, Page, pageSize } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query, type RowOf, type Tables } from '../../core/query/query.ts';
import { isIdentifier, lowestIdentifier } from '../../core/values/identifier.ts';
import { lettersPattern } from '../../core/values/searchable.ts';
import { ApiToken } from '../identity/api-tokens/api-token.ts';
import { Authenticator } from '../identity/second-factor/authenticators/authenticator.ts';
import { Passkey } from '../identity/second-factor/passkeys/passkey.ts';
import { isUnexpired } from '../identity/sessions/is-open.ts';
import { Session } from '../identity/sessions/session.ts';
import { User } from '../identity/user.ts';
import { userObject } from '../identity/user-columns.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { PersonRecord } from './person-record.ts';

export interface PeopleSearch {
  /** Substring of the name or the email address. */
  text: string | null;
  role: Role | null;
  isDisabled: boolean | null;
}

const read = { User, Session, ApiToken, Supplier, Passkey, Authenticator };

/** Reads everyone whose account was not deleted, with their open sessions and API tokens. */
const people = (from: Kysely<Tables<typeof read>>, now: Expression<string>) =>
  from
    .selectFrom('User as u')
    .leftJoin('Supplier as kitchen', 'kitchen.userId', 'u.id')
    .crossJoinLateral(user =>
      user
        .selectFrom('Session as s')
        .whereRef('s.userId', '=', 'u.id')
        .where(isUnexpired(now))
        .select(({ fn, cast }) => [
          cast<number>(fn.countAll(), 'integer').as('open'),
          fn.max<string | null>('s.lastUsedAt').as('last'),
        ])
        .as('sessions'),
    )
    .crossJoinLateral(user =>
      user
        .selectFrom('ApiToken as t')
        .whereRef('t.userId', '=', 'u.id')
        .where('t.expiresAt', '>', now)
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('open'))
        .as('tokens'),
    )
    .where('u.erasedAt', 'is', null)
    .select([
      'u.id',
      'sessions.open as openSessions',
      'tokens.open as openApiTokens',
      'sessions.last as lastSeenAt',
      'kitchen.id as kitchenId',
    ])
    .select(user => [
      userObject(user).as('user'),
      sql<boolean>`${user.ref('u.disabledAt')} is not null`.as('isDisabled'),
      user.fn<string>('lower', ['u.name']).as('name'),
      user
        .or([
          user.exists(user.selectFrom('Passkey as p').whereRef('p.userId', '=', 'u.id').select('p.id')),
          user.exists(
            user
              .selectFrom('Authenticator as a')
              .whereRef('a.userId', '=', 'u.id')
              .where('a.confirmedAt', 'is not', null)
              .select('a.id'),
          ),
        ])
        .$castTo<boolean>()
        .as('hasSecondFactor'),
    ]);

type Part = { now: Date; name: string; id: string; size: number };
type Filters = { pattern: string | null; role: Role | null; isDisabled: boolean | null };

const peopleQuery = query(read, (from, given: Given<Part & Filters>) =>
  people(from, given.now)
    .where(user => {
      const place = user.tuple(user.fn<string>('lower', ['u.name']), user.ref('u.id'));
      const isDisabled = sql<boolean>`(${user.ref('u.disabledAt')} is not null)`;
      const letters = sql<string>`lower(${user.ref('u.name')} || ' ' || ${user.ref('u.email')})`;
      const isMissing = (value: Expression<unknown>, type: 'text' | 'boolean') =>
        user(user.cast(value, type), 'is', null);
      return user.and([
        user(place, '>', user.tuple(given.name, given.id)),
        user.or([isMissing(given.pattern, 'text'), user(letters, 'like', given.pattern)]),
        user.or([isMissing(given.role, 'text'), user('u.role', '=', given.role)]),
        user.or([isMissing(given.isDisabled, 'boolean'), user(isDisabled, '=', given.isDisabled)]),
      ]);
    })
    .orderBy(user => user.fn('lower', ['u.name']))
    .orderBy('u.id')
    .limit(given.size),
);

const personQuery = query(read, (from, { id, now }: Given<{ id: string; now: Date }>) =>
  people(from, now).where('u.id', '=', id),
);

/** A row with its sort key. */
export type PersonRow = RowOf<typeof peopleQuery>;

/** A cursor position before every name. */
const beforeFirst: CursorPosition = ['', lowestIdentifier];

/** Loads a page of the people with an account, by name. */
export const findPeople = async (
  ctx: Ctx,
  { text, role, isDisabled }: PeopleSearch,
  { first, after }: { first: number; after: string | null },
): Promise<Page<PersonRow>> => {
  ctx.viewer.must(withRight('SEE_PEOPLE'));
  const size = pageSize(first);
  const [name, id] = after ? decodeCursor(after, 'string') : beforeFirst;
  const found = await peopleQuery.all(ctx.sql, {
    now: ctx.now,
    name: String(name),
    id,
    pattern: text ? lettersPattern(text, 'text') : null,
    role,
    isDisabled,
    size: size + 1,
  });
  return new Page(found, forward(size, after), person => [person.name, person.id]);
};

/** Loads one person; null when the id is unknown. */
export const findPerson = async (ctx: Ctx, id: string): Promise<PersonRecord | null> => {
  ctx.viewer.must(withRight('SEE_PEOPLE'));
  if (!isIdentifier(id)) return null;
  const person = await personQuery.first(ctx.sql, { id, now: ctx.now });
  return person ? named('PersonRecord', person) : null;
};
