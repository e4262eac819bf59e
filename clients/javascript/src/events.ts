import type { TypedDocument } from './document.ts';
import type { MarketplaceEvent, MarketplaceEventFeed, MarketplaceEventType } from './generated/schema.ts';
import { pause } from './pause.ts';
import { within } from './settings.ts';

export const feedDocument: TypedDocument<Feed, FeedVariables> =
  `query Events($after: String, $types: [MarketplaceEventType!]) {
  events(after: $after, types: $types, first: 100) {
    nodes { id type subjectId supplierId happenedAt payload }
    cursor
    hasMore
  }
}`;

/** Something that happened. It may come more than once; its ID is then the same. */
export type FedEvent = Pick<
  MarketplaceEvent,
  'id' | 'type' | 'subjectId' | 'supplierId' | 'happenedAt' | 'payload'
>;

interface Feed {
  events: Pick<MarketplaceEventFeed, 'cursor' | 'hasMore'> & { nodes: FedEvent[] };
}

type FeedVariables = Pick<EventsAsked, 'after' | 'types'>;

export interface EventPage {
  events: readonly FedEvent[];
  /** Where to read on. It moves on also when nothing happened, and works for 30 days. */
  cursor: string;
}

export interface EventsAsked {
  /** Cursor of the last page that was handled; the oldest event without it, "now" for what happens next. */
  after?: string | undefined;
  /** All types that the token may read without it. */
  types?: readonly MarketplaceEventType[] | undefined;
  /** After how many seconds to ask again once everything is read, 0.1 to 86,400; without it, the pages end there. */
  pollSeconds?: number | undefined;
  /** Ends the pages, also while they wait. */
  signal?: AbortSignal | undefined;
}

type Ask = (variables: FeedVariables, signal: AbortSignal | undefined) => Promise<Feed>;

/** Pages of the feed, asked for one after the other. */
export async function* eventPages(
  ask: Ask,
  { after, types, pollSeconds, signal }: EventsAsked,
): AsyncGenerator<EventPage, void, void> {
  let cursor = after;
  for (;;) {
    const { events } = await ask({ after: cursor, types }, signal);
    cursor = events.cursor;
    yield { events: events.nodes, cursor };
    if (events.hasMore) continue;
    if (pollSeconds === undefined) return;
    await pause(within(pollSeconds, 'pollSeconds', 0.1, 86_400), signal);
  }
}
