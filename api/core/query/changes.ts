import { type Expression, type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely';
import { Role } from '../access/role.ts';
import { decodeCursor, Page, type PagePart } from '../graphql/page.ts';
import type { Ctx } from '../operation/ctx.ts';
import { MalformedInput } from '../operation/failures.ts';
import { lowestIdentifier } from '../values/identifier.ts';
import { scanOf } from './either-way.ts';
import { type Keyset, readByKeyset } from './keyset.ts';
import { type Entity, tableOf } from './query.ts';
import { writersFinished } from './writers-finished.sql.ts';

/** Where a page of changes begins, and the time before which all of them are committed. */
export interface ChangesPart extends Keyset {
  until: string;
}

type GivenChanges = { readonly [Name in keyof ChangesPart]: Expression<ChangesPart[Name]> };

/** Reads one page of rows by the time of their last change and their ID, the earliest change first. */
export const readChanges = <DB, Source extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Source, Row>,
  [updatedAt, id]: readonly [updatedAt: StringReference<DB, Source>, id: StringReference<DB, Source>],
  given: GivenChanges,
): SelectQueryBuilder<DB, Source, Row> => {
  const committed = rows.where(sql<SqlBool>`${sql.ref(updatedAt)} < ${given.until}::timestamptz`);
  return readByKeyset(committed, [updatedAt, id], scanOf('asc', { isBackward: false }), given);
};

const waitsOf = () => new Map<string, Promise<string>>();

/** Waits once for the writers of a table, however many of its lists a request reads: an earlier time misses nothing. */
const writersOnce = (ctx: Ctx, table: string): Promise<string> => {
  const waits = ctx.once(waitsOf);
  const wait = waits.get(table) ?? writersFinished(ctx, table);
  waits.set(table, wait);
  return wait;
};

/** Staff read the lists of all. */
const readerOf = ({ viewer }: Ctx): string => (viewer.session?.role === Role.ADMIN ? 'all' : viewer.userId);

interface AskedChanges {
  part: PagePart;
  updatedSince: Date;
  /** Name of the list, which stays: programs store cursors that have it. */
  list: string;
  /** ID of the object that the list is of, where everyone reads the same one; otherwise it is the reader's own. */
  of?: string;
}

/**
 * Returns a page of what changed since a time, and never one that a later change could precede. Only a list without
 * filters can offer it: a row that leaves a filter would be missed. The table of the entity has the trigger
 * `set_updated_at`.
 */
export const pageOfChanges = async <Row extends { id: string; updatedAt: string }>(
  ctx: Ctx,
  entity: Entity,
  { list, of, part, updatedSince }: AskedChanges,
  read: (changes: ChangesPart) => Promise<Row[]>,
): Promise<Page<Row>> => {
  if (part.isBackward) throw new MalformedInput('Use first and after with updatedSince.', 'last');
  const table = tableOf(entity);
  const name = `${list} of ${of ?? readerOf(ctx)}`;
  const [at, id] = part.cursor
    ? decodeCursor(part.cursor, 'string', 'after', name)
    : [updatedSince.toISOString(), lowestIdentifier];
  // A standby knows no writers, and lacks rows that are older than its own answer.
  ctx.readFromPrimary();
  const until = await writersOnce(ctx, table);
  const rows = await read({ at: String(at), id, limit: part.size + 1, until });
  return new Page(rows, part, row => [row.updatedAt, row.id, name]);
};
