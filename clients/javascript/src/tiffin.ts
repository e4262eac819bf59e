import type { TypedDocument } from './document.ts';
import { type EventPage, type EventsAsked, eventPages, feedDocument } from './events.ts';
import { isMutation } from './operation-kind.ts';
import { Post, type Posted } from './post.ts';
import { checkedSettings, type TiffinSettings } from './settings.ts';

export interface AskOptions {
  /** Ends the request and its repetitions. */
  signal?: AbortSignal | undefined;
}

export interface MutateOptions extends AskOptions {
  /**
   * Whether a second request has the result of the first: a mutation with an `idempotencyKey`, or one that names the
   * state that it changes. Only then it is sent again after a failure that may have come too late.
   */
  isSafeToRepeat?: boolean | undefined;
}

/** Variables may be left out where the document requires none. */
type Asked<Variables, Options> =
  Partial<Variables> extends Variables
    ? [variables?: Variables, options?: Options]
    : [variables: Variables, options?: Options];

/** A page of a list, as every connection of the schema has it. */
export interface Page<Node> {
  nodes: readonly Node[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** Requests to a tiffin marketplace. */
export class Tiffin {
  readonly #post: Post;

  /** Throws a `RangeError` for settings outside their bounds. */
  constructor(settings: TiffinSettings) {
    this.#post = new Post(checkedSettings(settings));
  }

  /** Runs a query; throws a `TiffinError` if the marketplace refuses it or does not answer. */
  async query<Result = unknown, Variables = Record<string, unknown>>(
    document: TypedDocument<Result, Variables>,
    ...[variables, { signal } = {}]: Asked<Variables, AskOptions>
  ): Promise<Result> {
    return this.#query(document, variables, signal);
  }

  /** Runs a mutation. What the domain refuses is a member of its result, which the document selects by `... on Problem`. */
  async mutate<Result = unknown, Variables = Record<string, unknown>>(
    document: TypedDocument<Result, Variables>,
    ...[variables, { signal, isSafeToRepeat = false } = {}]: Asked<Variables, MutateOptions>
  ): Promise<Result> {
    return this.#send(document, { variables, isSafeToRepeat, signal });
  }

  /** All entries of a list, page after page; the document takes the cursor as `$after`. */
  async *entries<Result, Variables extends { after?: string | null | undefined }, Node>(
    document: TypedDocument<Result, Variables>,
    variables: Omit<Variables, 'after'>,
    pageOf: (result: Result) => Page<Node>,
    { signal }: AskOptions = {},
  ): AsyncGenerator<Node, void, void> {
    let after: string | null | undefined;
    do {
      const { nodes, pageInfo } = pageOf(await this.#query(document, { ...variables, after }, signal));
      yield* nodes;
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
  }

  /**
   * Events from the feed, page after page, until there are no more; with `pollSeconds` it waits for more. Store the
   * cursor of a page once its events are handled, and pass it as `after` the next time: nothing is missed then.
   */
  events(asked: EventsAsked = {}): AsyncGenerator<EventPage, void, void> {
    return eventPages((variables, signal) => this.#query(feedDocument, variables, signal), asked);
  }

  async #query<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: unknown,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    if (isMutation(document.toString())) throw new TypeError('Use mutate for a mutation.');
    return this.#send(document, { variables, isSafeToRepeat: true, signal });
  }

  async #send<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    posted: Omit<Posted, 'query'>,
  ): Promise<Result> {
    const data = await this.#post.send({ query: document.toString(), ...posted });
    // The marketplace answers by its schema, from which the type of the result was made.
    return data as Result;
  }
}
