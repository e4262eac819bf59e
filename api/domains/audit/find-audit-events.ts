import type { Ctx } from '../../core/ctx.ts';
import { identifier } from '../../core/identifier.ts';
import { Page, type Place, pageSize, placeAfter } from '../../core/page.ts';
import { admins } from '../../core/rules.ts';
import { lettersPattern, searchTerm } from '../../core/searchable.ts';
import type { AuditEvent } from './audit-event.ts';
import type { AuditFilter } from './audit-filter.ts';

/** An audit event as loaded. */
export type AuditRow = Omit<AuditEvent, 'at'> & { at: string; actorName: string | null };

/** A person's name is joined on each read: the trail does not store it, so erasing the person erases it. */
export const subjectOfPerson = 'person';

/** A cursor position before every event, newest first. */
const beforeAll: Place = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** Loads a page of audit events, newest first. */
export const findAuditEvents = async (
  ctx: Ctx,
  filter: AuditFilter | null,
  { first, after }: { first: number; after: string | null },
): Promise<Page<AuditRow>> => {
  const size = pageSize(first);
  const events = await listAuditEvents(
    ctx,
    filter,
    size + 1,
    after ? placeAfter(after, 'string') : beforeAll,
  );
  return new Page(events, size, after, event => [event.at, event.id]);
};

/** Loads audit events as a plain list, from a cursor position. */
export const listAuditEvents = async (
  ctx: Ctx,
  filter: AuditFilter | null,
  limit: number,
  after = beforeAll,
): Promise<AuditRow[]> => {
  ctx.viewer.must(admins);
  const values: unknown[] = [...after];
  const value = (given: unknown) => `$${values.push(given)}`;
  return ctx.sql.rows<AuditRow>(
    `select e.id, e.at, e.actor_id as "actorId", actor.name as "actorName", e.action,
       e.subject_kind as "subjectKind", e.subject_id as "subjectId",
       coalesce(person.name, e.subject_name) as "subjectName", e.before, e.after, e.reason
     from audit_events e
     left join users actor on actor.id = e.actor_id
     left join users person on e.subject_kind = '${subjectOfPerson}' and person.id = e.subject_id
     where (e.at, e.id) < ($1::timestamptz, $2::uuid) ${conditionsOf(filter ?? {}, value)}
     order by e.at desc, e.id desc limit ${value(limit)}`,
    values,
  );
};

const conditionsOf = (
  { text, action, subjectKind, subjectId, actorId, since, until }: AuditFilter,
  value: (given: unknown) => string,
): string => {
  const conditions: string[] = [];
  if (text) {
    const letters = value(lettersPattern(text, 'filter.text'));
    conditions.push(`(lower(e.subject_name) like ${letters}
      or e.subject_id in (select id from users where lower(name || ' ' || email) like ${letters} limit 200))`);
  }
  if (action) conditions.push(`e.action = ${value(searchTerm(action, 'filter.action'))}`);
  if (subjectKind)
    conditions.push(`e.subject_kind = ${value(searchTerm(subjectKind, 'filter.subjectKind'))}`);
  if (subjectId) conditions.push(`e.subject_id = ${value(identifier(subjectId, 'filter.subjectId'))}`);
  if (actorId) conditions.push(`e.actor_id = ${value(identifier(actorId, 'filter.actorId'))}`);
  if (since) conditions.push(`e.at >= ${value(since)}::timestamptz`);
  if (until) conditions.push(`e.at < ${value(until)}::timestamptz`);
  return conditions.map(condition => `and ${condition}`).join(' ');
};

/** Lists the distinct actions by hopping from one to the next in the index. */
export const findAuditActions = async (ctx: Ctx): Promise<string[]> => {
  ctx.viewer.must(admins);
  const actions = await ctx.sql.rows<{ action: string }>(
    `with recursive known as (
       (select action from audit_events order by action limit 1)
       union all
       select (select e.action from audit_events e where e.action > known.action order by e.action limit 1)
       from known where known.action is not null
     )
     select action from known where action is not null`,
  );
  return actions.map(({ action }) => action);
};
