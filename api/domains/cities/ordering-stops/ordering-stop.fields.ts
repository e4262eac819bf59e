import { Ctx as Context, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { City } from '../city.ts';
import { cityById } from '../city-by-id.ts';
import { OrderingStop } from './ordering-stop.ts';
import { type StopInForce, stopIn, stopsInForce } from './stops-in-force.ts';

/** Read once for all cities of a response. */
const stopsOf = (ctx: Ctx): Promise<StopInForce[]> => stopsInForce(ctx);

@Resolver(() => City)
export class OrderingStoppedField {
  @FieldResolver(() => OrderingStop, {
    nullable: true,
    description:
      'Stop of ordering that is in force in the city, its own or that of all cities; null while orders are taken. ' +
      'Existing orders are not affected.',
  })
  async orderingStopped(@Context() ctx: Ctx, @Root() { id }: Pick<City, 'id'>): Promise<StopInForce | null> {
    return stopIn(await ctx.once(stopsOf), id);
  }
}

@Resolver(() => OrderingStop)
export class OrderingStopFields {
  @FieldResolver(() => City, { nullable: true, description: 'City; null for all cities.' })
  city(@Context() ctx: Ctx, @Root() { cityId }: Pick<StopInForce, 'cityId'>): Promise<City | null> {
    return cityId ? cityById(ctx, cityId) : Promise.resolve(null);
  }

  @Visible(withRight('MANAGE_CITIES'))
  @Query(() => [OrderingStop], {
    description: 'Returns the stops of ordering that are in force, the newest first; for admins.',
  })
  orderingStops(@Context() ctx: Ctx): Promise<StopInForce[]> {
    return stopsInForce(ctx);
  }
}
