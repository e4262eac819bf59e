import { sql } from 'kysely';
import { withRight, withScope } from '../../core/access/rules.ts';
import { type AskedPage, Page, type PagePart, partOf } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { scanOf } from '../../core/query/either-way.ts';
import { keysetOf, readByKeyset } from '../../core/query/keyset.ts';
import { query, run, tables } from '../../core/query/query.ts';
import { identifier } from '../../core/values/identifier.ts';
import { lettersPattern, searchTerm } from '../../core/values/searchable.ts';
import { User } from '../identity/user.ts';
import { AuditEvent } from './audit-event.ts';
import type { AuditFilter } from './audit-filter.ts';

/** A person's name is joined on each read: the trail does not store it, so erasing the person erases it. */
export const subjectOfPerson = 'person';

const eventsOn = (part: PagePart) => {
  const events = tables({ AuditEvent, User })
    .selectFrom('AuditEvent as e')
    .leftJoin('User as actor', 'actor.id', 'e.actorId')
    .leftJoin('User as person', person =>
      person.on('e.subjectKind', '=', sql.lit(subjectOfPerson)).onRef('person.id', '=', 'e.subjectId'),
    )
    .select([
      'e.id',
      'e.at',
      'e.actorId',
      'actor.name as actorName',
      'e.action',
      'e.subjectKind',
      'e.subjectId',
      'e.before',
      'e.after',
      'e.reason',
    ])
    .select(({ fn }) => fn.coalesce('person.name', 'e.subjectName').as('subjectName'));
  return readByKeyset(events, ['e.at', 'e.id'], scanOf('desc', part), keysetOf(part, 'desc'));
};

type Events = ReturnType<typeof eventsOn>;

/** An audit event as loaded. */
export type AuditRow = Awaited<ReturnType<Events['execute']>>[number];

/** Loads a page of audit events, newest first. */
export const findAuditEvents = async (
  ctx: Ctx,
  filter: AuditFilter | null,
  asked: AskedPage,
): Promise<Page<AuditRow>> => {
  const part = partOf(asked);
  const events = await listAuditEvents(ctx, filter, part);
  return new Page(events, part, event => [event.at, event.id]);
};

/** The same as a plain list, with one event more when it continues. */
export const listAuditEvents = async (
  ctx: Ctx,
  filter: AuditFilter | null,
  part: PagePart,
): Promise<AuditRow[]> => {
  ctx.viewer.must(withScope('AUDIT_READ', withRight('SEE_AUDIT')));
  return run(ctx.sql, filtered(eventsOn(part), filter ?? {}));
};

const filtered = (
  events: Events,
  { text, action, subjectKind, subjectIds, actorId, since, until }: AuditFilter,
): Events => {
  let found = events;
  if (text) found = concerning(found, lettersPattern(text, 'filter.text'));
  if (action) found = found.where('e.action', '=', searchTerm(action, 'filter.action'));
  if (subjectKind) found = found.where('e.subjectKind', '=', searchTerm(subjectKind, 'filter.subjectKind'));
  if (subjectIds) {
    const ids = subjectIds.map(id => identifier(id, 'filter.subjectIds'));
    found = found.where(e => e('e.subjectId', '=', e.fn.any(sql<string[]>`${ids}::uuid[]`)));
  }
  if (actorId) found = found.where('e.actorId', '=', identifier(actorId, 'filter.actorId'));
  if (since) found = found.where('e.at', '>=', sql<string>`${since}::timestamptz`);
  if (until) found = found.where('e.at', '<', sql<string>`${until}::timestamptz`);
  return found;
};

/** Keeps the events whose subject has these letters in its name, or is a person with them in name or email. */
const concerning = (events: Events, letters: string): Events =>
  events.where(({ eb, or, ref, selectFrom }) =>
    or([
      eb(sql`lower(${ref('e.subjectName')})`, 'like', letters),
      eb(
        'e.subjectId',
        'in',
        selectFrom('User as u')
          .where(u => u(sql`lower(${u.ref('u.name')} || ' ' || ${u.ref('u.email')})`, 'like', letters))
          .select('u.id')
          .limit(sql.lit(200)),
      ),
    ]),
  );

/** Hops from one action to the next in the index. */
const actionsQuery = query({ AuditEvent }, from =>
  from
    .withRecursive('known', known =>
      known
        .selectFrom(first =>
          first.selectFrom('AuditEvent').select('action').orderBy('action').limit(1).as('first'),
        )
        .select(sql<string | null>`${sql.ref('first.action')}`.as('action'))
        .unionAll(
          known
            .selectFrom('known')
            .where('known.action', 'is not', null)
            .select(({ selectFrom }) =>
              selectFrom('AuditEvent as e')
                .whereRef('e.action', '>', 'known.action')
                .select('e.action')
                .orderBy('e.action')
                .limit(1)
                .as('action'),
            ),
        ),
    )
    .selectFrom('known')
    .where('known.action', 'is not', null)
    .select('known.action')
    .$narrowType<{ action: string }>(),
);

/** Lists the distinct actions. */
export const findAuditActions = async (ctx: Ctx): Promise<string[]> => {
  ctx.viewer.must(withScope('AUDIT_READ', withRight('SEE_AUDIT')));
  return (await actionsQuery.all(ctx.sql, {})).map(({ action }) => action);
};
