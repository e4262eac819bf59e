import type { Ctx } from '../../core/ctx.ts';
import { isIdentifier } from '../../core/identifier.ts';
import { Page, type Place, pageSize, placeAfter } from '../../core/page.ts';
import type { Role } from '../../core/role.ts';
import { admins } from '../../core/rules.ts';
import { lettersPattern } from '../../core/searchable.ts';
import { formerCustomerName } from '../identity/former-customer.ts';
import { sessionLifetime } from '../identity/sessions/session-lifetime.ts';
import { userColumnsText } from '../identity/user-columns.ts';
import { PersonRecord } from './person-record.ts';

export interface PeopleSearch {
  /** Substring of the name or the email address. */
  text: string | null;
  role: Role | null;
  isDisabled: boolean | null;
}

/** A row with its sort key. */
export type PersonRow = PersonRecord & { name: string };

/** Excludes deleted accounts; $1 is now, $2 and $3 are the idle lifetimes of sessions. */
const people = `select u.id, account as "user", u.disabled_at is not null as "isDisabled",
    sessions.open as "openSessions", sessions.last as "lastSeenAt", kitchen.id as "kitchenId", lower(u.name) as name
  from users u
  left join suppliers kitchen on kitchen.user_id = u.id
  cross join lateral (select to_json(facts) as account from (select ${userColumnsText}) facts) account
  cross join lateral (
    select count(*)::int as open, max(s.last_used_at) as last from sessions s
    where s.user_id = u.id and s.expires_at > $1 and s.last_used_at >
      $1::timestamptz - make_interval(secs => case u.role when 'ADMIN' then $2::int else $3::int end)
  ) sessions
  where u.name <> '${formerCustomerName}'`;

const valuesOf = ({ now }: Ctx) => [now, sessionLifetime.adminIdleSeconds, sessionLifetime.idleSeconds];

/** A cursor position before every name. */
const beforeAll: Place = ['', '00000000-0000-0000-0000-000000000000'];

/** Loads a page of the people with an account, by name. */
export const findPeople = async (
  ctx: Ctx,
  { text, role, isDisabled }: PeopleSearch,
  { first, after }: { first: number; after: string | null },
): Promise<Page<PersonRow>> => {
  ctx.viewer.must(admins);
  const size = pageSize(first);
  const position = after ? placeAfter(after, 'string') : beforeAll;
  const found = await ctx.sql.rows<PersonRow>(
    `${people}
       and (lower(u.name), u.id) > ($4, $5::uuid)
       and ($6::text is null or lower(u.name || ' ' || u.email) like $6)
       and ($7::text is null or u.role = $7)
       and ($8::boolean is null or (u.disabled_at is not null) = $8)
     order by lower(u.name), u.id limit $9`,
    [...valuesOf(ctx), ...position, text ? lettersPattern(text, 'text') : null, role, isDisabled, size + 1],
  );
  return new Page(found, size, after, person => [person.name, person.id]);
};

/** Loads one person; null when the id is unknown. */
export const findPerson = async (ctx: Ctx, id: string): Promise<PersonRecord | null> => {
  ctx.viewer.must(admins);
  if (!isIdentifier(id)) return null;
  const [person] = await ctx.sql.rows<PersonRecord>(`${people} and u.id = $4`, [...valuesOf(ctx), id]);
  return person ? asPersonRecord(person) : null;
};

/** Result unions distinguish their members by class; this gives a row the class PersonRecord without copying it. */
const asPersonRecord = (row: PersonRecord): PersonRecord =>
  Object.setPrototypeOf(row, PersonRecord.prototype);
