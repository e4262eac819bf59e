import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { anyone, type Visibility, Visible } from '../access/visible.ts';
import { MalformedInput } from '../operation/failures.ts';
import { highestIdentifier, isIdentifier, lowestIdentifier } from '../values/identifier.ts';
import { entriesOfPage } from './list-cost.ts';
import { DateTime } from './scalars.ts';

export const pageSizeLimit = 100;

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Position of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more entries follow this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether entries precede this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first entry, to pass as before for the previous page; null on an empty page.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry, to pass as after for the next page; null on an empty page.',
  })
  endCursor!: string | null;
}

/**
 * The position of an entry in its order: the sort key and the id. In a list of changes also the name of that list: a
 * program stores such a cursor for long, and would miss what changed if another list took it.
 */
export type CursorPosition = readonly [key: string | number, id: string, list?: string];

/** The part of a list that a page shows: the entries after a cursor, or those before one. */
export interface PagePart {
  readonly size: number;
  /** Null for the first entries of the list, or for its last ones. */
  readonly cursor: string | null;
  readonly isBackward: boolean;
}

/** What a page is asked for by; entries and cursor of one direction. */
export interface AskedPage {
  first: number;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** Entries from the front of a list, or after a cursor. */
export const forward = (size: number, after: string | null | undefined): PagePart => ({
  size,
  cursor: after ?? null,
  isBackward: false,
});

/** The part that a client asks for. `first` has a default: doors/graphql/page-directions.ts refuses both. */
export const partOf = ({ first, after, last, before }: AskedPage): PagePart => {
  if (last == null) {
    if (before != null) throw new MalformedInput('Use before together with last.', 'before');
    return forward(pageSize(first), after);
  }
  if (after != null) throw new MalformedInput('Use last together with before, not with after.', 'after');
  return { size: pageSize(last, 'last'), cursor: before ?? null, isBackward: true };
};

/** One page of a list in keyset order. Edges and cursors are computed lazily. */
export class Page<Node> {
  readonly nodes: Node[];
  readonly #hasMore: boolean;

  /**
   * `rows` are in the order in which they are read: from the cursor back for a page before one. They are one row more
   * than the page has when the list continues.
   */
  constructor(
    rows: Node[],
    private readonly part: PagePart,
    private readonly positionOf: (node: Node) => CursorPosition,
  ) {
    this.#hasMore = rows.length > part.size;
    const read = this.#hasMore ? rows.slice(0, part.size) : rows;
    this.nodes = part.isBackward ? read.toReversed() : read;
  }

  get edges(): { cursor: string; node: Node }[] {
    return this.nodes.map(node => ({ cursor: cursorOf(this.positionOf(node)), node }));
  }

  get pageInfo(): PageInfo {
    const { cursor, isBackward } = this.part;
    const first = this.nodes[0];
    const last = this.nodes.at(-1);
    // The entry of the cursor is on its other side.
    return {
      hasNextPage: isBackward ? Boolean(cursor) : this.#hasMore,
      hasPreviousPage: isBackward ? this.#hasMore : Boolean(cursor),
      startCursor: first ? cursorOf(this.positionOf(first)) : null,
      endCursor: last ? cursorOf(this.positionOf(last)) : null,
    };
  }
}

/** Number of rows to read for a page: the extra one shows whether there are more. */
export const pageSize = (entries: number, argument: 'first' | 'last' = 'first'): number => {
  if (entries < 1 || entries > pageSizeLimit) {
    throw new MalformedInput(`A page has 1 to ${pageSizeLimit} entries.`, argument);
  }
  return entries;
};

const cursorOf = (position: CursorPosition): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Decodes a cursor; `kind` is the type of its sort key, `list` the name of a list of changes. */
export const decodeCursor = <Kind extends 'number' | 'string'>(
  cursor: string,
  kind: Kind,
  argument: 'after' | 'before' = 'after',
  list?: CursorPosition[2],
): CursorPosition => {
  const position = decoded(cursor);
  if (Array.isArray(position) && position.length === (list ? 3 : 2) && position[2] === list) {
    const [key, id] = position;
    if (typeof key === kind && isPlain(key) && typeof id === 'string' && isIdentifier(id)) return [key, id];
  }
  throw foreignCursor(argument);
};

/** Before the oldest entry of every list that is sorted by time, and after the newest. */
export const startOfTime: CursorPosition = ['-infinity', lowestIdentifier];
export const endOfTime: CursorPosition = ['infinity', highestIdentifier];

/** The position from which a list that is sorted by time is read; `shown` is the order in which it is shown. */
export const positionInTime = ({ cursor, isBackward }: PagePart, shown: 'asc' | 'desc'): CursorPosition => {
  if (cursor) return decodeCursor(cursor, 'string', isBackward ? 'before' : 'after');
  return (shown === 'desc') === isBackward ? startOfTime : endOfTime;
};

/** Decodes a cursor of a list that is sorted by time. */
export const decodeTimeCursor = ({ cursor, isBackward }: PagePart): { at: Date; id: string } | null => {
  if (!cursor) return null;
  const argument = isBackward ? 'before' : 'after';
  const [key, id] = decodeCursor(cursor, 'string', argument);
  const at = new Date(key);
  if (Number.isNaN(at.getTime())) throw foreignCursor(argument);
  return { at, id };
};

const foreignCursor = (argument: 'after' | 'before') =>
  new MalformedInput(`This cursor is not one of ours. Start again without ${argument}.`, argument);

const isPlain = (key: unknown) =>
  typeof key === 'number' ? Number.isFinite(key) : typeof key === 'string' && !key.includes('\u0000');

const decoded = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

type Class<Node> = abstract new (...args: never[]) => Node;

/** The Relay connection types of one kind of node. */
export const connectionOf = <Node extends object>(
  node: Class<Node>,
  name: string,
  visibility: Visibility = anyone,
) => {
  @Visible(visibility)
  @ObjectType(`${name}Edge`, {
    simpleResolvers: true,
    description: 'Entry of a list with its cursor.',
  })
  class Edge {
    @Field(() => String, {
      description:
        'Cursor of this entry; pass it as after to get what follows, or as before to get what precedes.',
    })
    cursor!: string;

    @Field(() => node as never, { description: 'Entry itself.' })
    node!: Node;
  }

  @Visible(visibility)
  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: 'Page of a list.' })
  class Connection {
    @Field(() => [Edge], { complexity: entriesOfPage, description: 'Entries with their cursors.' })
    edges!: Edge[];

    @Field(() => [node as never], { complexity: entriesOfPage, description: 'Entries without cursors.' })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'Position of this page in the list.' })
    pageInfo!: PageInfo;
  }
  return Connection;
};

/** Arguments of a paginated query that is read from its front only. */
@ArgsType()
export class ForwardPageArgs {
  @Field(() => Int, { defaultValue: 20, description: `Number of entries, 1 to ${pageSizeLimit}.` })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor from an earlier page; the entries after it are returned.',
  })
  after!: string | null;
}

/** Arguments of every other paginated query; 20 entries from the front by default. */
@ArgsType()
export class PageArgs extends ForwardPageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `Number of entries from the end, 1 to ${pageSizeLimit}, instead of first and after.`,
  })
  last!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor from a later page; the entries before it are returned. Requires last.',
  })
  before!: string | null;
}

const updatedSince =
  'Returns what changed at this time or later, the earliest change first, and misses nothing. To continue, pass ' +
  'endCursor as after, also in later polls, or `updatedAt` of the last entry that was read as updatedSince. Only ' +
  'with first and after. SERVICE_UNAVAILABLE: a change is still being saved; try again.';

/** Arguments of a paginated query that programs poll for what changed (core/query/changes.ts). */
@ArgsType()
export class PolledPageArgs extends PageArgs {
  @Field(() => DateTime, { nullable: true, description: updatedSince })
  updatedSince!: Date | null;
}

/** Arguments of a paginated query of changes alone, in the one order that it has. */
@ArgsType()
export class ChangesPageArgs extends ForwardPageArgs {
  @Field(() => DateTime, { description: updatedSince })
  updatedSince!: Date;
}
