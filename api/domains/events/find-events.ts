import { sql as fragment } from 'kysely';
import { Role } from '../../core/access/role.ts';
import { suppliersOrStaff, withScope } from '../../core/access/rules.ts';
import { anyScope } from '../../core/access/viewer.ts';
import { pageSize } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { ownSupplierId } from '../suppliers/account/own-supplier.ts';
import type { EventType } from './event-type.ts';
import { MarketplaceEvent } from './marketplace-event.ts';
import { retentionDays } from './purge-events.ts';
import { chosenTypes } from './readable-types.ts';

/** Who may read events: kitchens their own, and staff those of their rights, also with API tokens. */
export const eventReaders = withScope(anyScope, suppliersOrStaff);

const headQuery = query({ MarketplaceEvent }, from =>
  from
    .selectFrom('MarketplaceEvent')
    .select(({ fn }) => fragment<string>`coalesce(${fn.max('position')}, 0)::text`.as('position')),
);

const columns = ['e.id', 'e.type', 'e.supplierId', 'e.subjectId', 'e.happenedAt', 'e.data'] as const;

interface Range {
  types: readonly MarketplaceEvent['type'][];
  after: string;
  since: Date;
  limit: number;
}

const allQuery = query({ MarketplaceEvent }, (from, given: Given<Range>) =>
  from
    .selectFrom('MarketplaceEvent as e')
    .where(event => event('e.type', '=', event.fn.any(given.types)))
    .where('e.position', '>', fragment<string>`${given.after}::bigint`)
    .where('e.happenedAt', '>=', given.since)
    .select(columns)
    .select(({ ref }) => fragment<string>`${ref('e.position')}::text`.as('position'))
    .orderBy('e.position')
    .limit(given.limit),
);

const ofKitchenQuery = query({ MarketplaceEvent }, (from, given: Given<Range & { supplierId: string }>) =>
  from
    .selectFrom('MarketplaceEvent as e')
    .where('e.supplierId', '=', given.supplierId)
    .where(event => event('e.type', '=', event.fn.any(given.types)))
    .where('e.position', '>', fragment<string>`${given.after}::bigint`)
    .where('e.happenedAt', '>=', given.since)
    .select(columns)
    .select(({ ref }) => fragment<string>`${ref('e.position')}::text`.as('position'))
    .orderBy('e.position')
    .limit(given.limit),
);

export type EventRow = RowOf<typeof allQuery>;

export interface EventFeed {
  nodes: EventRow[];
  cursor: string;
  hasMore: boolean;
}

export interface EventPage {
  first: number;
  after: string | null;
  types: readonly EventType[];
}

/** The word for a feed that begins now. */
const beginningNow = 'now';

/**
 * Loads events that the viewer may read, the oldest first, and a cursor to read on from, also where nothing happened. The
 * end of all events is read before them, so that one stored meanwhile is either on this page or after its cursor.
 */
export const findEvents = async (ctx: Ctx, { first, after, types }: EventPage): Promise<EventFeed> => {
  const { viewer, sql, now } = ctx;
  viewer.must(eventReaders);
  const size = pageSize(first);
  const chosen = chosenTypes(viewer, types);
  const position = after && after !== beginningNow ? positionOf(after, now) : '0';
  const head = (await headQuery.first(sql, {}))!.position;
  const isFromNow = after === beginningNow;
  // Without a cursor it begins with what cursors still work for, not with what is about to be deleted.
  const since = new Date(after ? 0 : now.getTime() - retentionDays * dayInMs);
  const rows = isFromNow ? [] : await rowsOf(ctx, { types: chosen, after: position, since, limit: size + 1 });
  const nodes = rows.slice(0, size);
  const hasMore = rows.length > size;
  const last = nodes.at(-1);
  const end = hasMore
    ? cursorOf(last!.position, new Date(last!.happenedAt))
    : cursorOf(later(head, last?.position ?? position), now);
  return { nodes, cursor: end, hasMore };
};

const rowsOf = async (ctx: Ctx, range: Range): Promise<EventRow[]> => {
  const { viewer, sql } = ctx;
  if (!viewer.is(Role.SUPPLIER)) return allQuery.all(sql, range);
  const supplierId = await ownSupplierId(sql, viewer);
  return supplierId ? ofKitchenQuery.all(sql, { ...range, supplierId }) : [];
};

const later = (one: string, other: string): string => (BigInt(one) > BigInt(other) ? one : other);

const dayInMs = 86_400_000;

/** A place in the feed, and a moment until which its reader has missed nothing. */
const cursorOf = (position: string, readAt: Date): string =>
  Buffer.from(`${position} ${readAt.getTime().toString(36)}`).toString('base64url');

const positionOf = (cursor: string, now: Date): string => {
  const [, position, time] =
    /^(\d{1,18}) ([0-9a-z]{1,10})$/.exec(Buffer.from(cursor.slice(0, 100), 'base64url').toString()) ?? [];
  if (!position || !time)
    throw new MalformedInput('This cursor is not one of ours. Start again without after.', 'after');
  if (now.getTime() - Number.parseInt(time, 36) > (retentionDays + 1) * dayInMs)
    throw new MalformedInput(
      `Events are kept for ${retentionDays} days, and this cursor is older. Read the lists again, and start with after: "now".`,
      'after',
    );
  return position;
};
