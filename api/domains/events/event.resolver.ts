import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { entriesOfPage } from '../../core/graphql/list-cost.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { payloadOf } from './event-payload.ts';
import { EventType } from './event-type.ts';
import { type EventFeed, type EventRow, eventReaders, findEvents } from './find-events.ts';
import { MarketplaceEvent } from './marketplace-event.ts';

@Visible(withinReach)
@ObjectType('MarketplaceEventFeed', {
  simpleResolvers: true,
  description: 'Events in the order in which they were stored, and where to read on.',
})
class Feed {
  @Field(() => [MarketplaceEvent], { complexity: entriesOfPage, description: 'Events, the oldest first.' })
  nodes!: EventRow[];

  @Field(() => String, {
    description:
      'Cursor to pass as after the next time, also when there is no event; works for 30 days. Events stored later come after it.',
  })
  cursor!: string;

  @Field(() => Boolean, { description: 'Whether more events are stored already.' })
  hasMore!: boolean;
}

/** Events for programs: who reads on from a cursor misses none. */
@Resolver(() => MarketplaceEvent)
export class EventResolver {
  @Visible(eventReaders)
  @Query(() => Feed, {
    description:
      "Returns events of the last 30 days, the oldest first: a kitchen's own, or those of all kitchens for staff with the right to read what they are about. API tokens read those of their scopes.",
  })
  events(
    @Context() ctx: Ctx,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Number of events, 1 to 100.' }) first: number,
    @Arg('after', () => String, {
      nullable: true,
      description:
        'Cursor of an earlier answer; null for the oldest event that is kept, "now" to begin with what happens next.',
    })
    after: string | null,
    @Arg('types', () => [EventType], {
      nullable: true,
      description: 'Kinds of events; null or empty for all that the viewer may read.',
    })
    types: EventType[] | null,
  ): Promise<EventFeed> {
    return findEvents(ctx, { first, after, types: types ?? [] });
  }

  @Visible(withinReach)
  @FieldResolver(() => String, {
    description: 'JSON that webhooks send of it: type, timestamp, and data with the IDs of what it is about.',
  })
  payload(@Root() event: EventRow): string {
    return payloadOf(event);
  }
}
