import { Ctx as Context, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { City } from '../cities/city.ts';
import type { Ctx } from '../core/ctx.ts';
import { toAdmins, Visible, withinReach } from '../core/visible.ts';
import { CityKitchens, findWaitingCities, kitchensOfCity } from './city-kitchens.ts';

const none = { registered: 0, listed: 0, inReview: 0, suspended: 0 };

@Resolver(() => City)
export class CityFields {
  @Visible(toAdmins)
  @FieldResolver(() => CityKitchens, { description: 'How many kitchens it has; for admins.' })
  async kitchens(@Context() ctx: Ctx, @Root() city: Pick<City, 'id'>): Promise<CityKitchens> {
    return (await kitchensOfCity(ctx, city.id)) ?? none;
  }

  @Visible(withinReach)
  @Query(() => [City], {
    description: 'Cities that are coming soon and have kitchens already, at most 100; for admins.',
  })
  waitingCities(@Context() ctx: Ctx): Promise<City[]> {
    return findWaitingCities(ctx);
  }
}
