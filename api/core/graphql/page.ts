import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { anyone, type Visibility, Visible } from '../access/visible.ts';
import { MalformedInput } from '../operation/failures.ts';
import { isIdentifier } from '../values/identifier.ts';
import { entriesOfPage } from './list-cost.ts';

export const pageSizeLimit = 100;

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Position of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more entries follow this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether this page starts after a cursor.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first entry; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry, to pass as after for the next page; null on an empty page.',
  })
  endCursor!: string | null;
}

/** The position of an entry in its order: the sort key and the id. */
export type CursorPosition = readonly [key: string | number, id: string];

/** Before the newest entry of a list that is sorted by time. */
export const beforeNewest: CursorPosition = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** One page of a list in keyset order. Edges and cursors are computed lazily. */
export class Page<Node> {
  readonly nodes: Node[];
  readonly #hasMore: boolean;

  /** `rows` has one row more than `size` when there are more pages. */
  constructor(
    rows: Node[],
    size: number,
    private readonly after: string | null | undefined,
    private readonly positionOf: (node: Node) => CursorPosition,
  ) {
    this.#hasMore = rows.length > size;
    this.nodes = this.#hasMore ? rows.slice(0, size) : rows;
  }

  get edges(): { cursor: string; node: Node }[] {
    return this.nodes.map(node => ({ cursor: cursorOf(this.positionOf(node)), node }));
  }

  get pageInfo(): PageInfo {
    const first = this.nodes[0];
    const last = this.nodes.at(-1);
    return {
      hasNextPage: this.#hasMore,
      hasPreviousPage: Boolean(this.after),
      startCursor: first ? cursorOf(this.positionOf(first)) : null,
      endCursor: last ? cursorOf(this.positionOf(last)) : null,
    };
  }
}

/** Number of rows to read for a page: the extra one shows whether there are more. */
export const pageSize = (first: number): number => {
  if (first < 1 || first > pageSizeLimit) {
    throw new MalformedInput(`A page has 1 to ${pageSizeLimit} entries.`, 'first');
  }
  return first;
};

const cursorOf = (position: CursorPosition): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Decodes a cursor; `kind` is the type of its sort key. */
export const decodeCursor = <Kind extends 'number' | 'string'>(
  cursor: string,
  kind: Kind,
): CursorPosition => {
  const position = decoded(cursor);
  if (Array.isArray(position) && position.length === 2) {
    const [key, id] = position;
    if (typeof key === kind && isPlain(key) && typeof id === 'string' && isIdentifier(id)) return [key, id];
  }
  throw foreignCursor();
};

/** Decodes a cursor of a list that is sorted by time. */
export const decodeTimeCursor = (cursor: string): { at: Date; id: string } => {
  const [key, id] = decodeCursor(cursor, 'string');
  const at = new Date(key);
  if (Number.isNaN(at.getTime())) throw foreignCursor();
  return { at, id };
};

const foreignCursor = () =>
  new MalformedInput('This cursor is not one of ours. Start again without after.', 'after');

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
    @Field(() => String, { description: 'Cursor of this entry; pass it as after to get what follows.' })
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

const firstDescription = `Number of entries, 1 to ${pageSizeLimit}.`;
const afterDescription = 'Cursor from an earlier page; the entries after it are returned.';

/** Arguments of every paginated query that returns 20 entries by default. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: firstDescription })
  first!: number;

  @Field(() => String, { nullable: true, description: afterDescription })
  after!: string | null;
}
