import { Arg, Args, Ctx as Context, Query, Resolver } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { connectionOf, ForwardPageArgs, type Page } from '../../../core/graphql/page.ts';
import { PublicCache } from '../../../core/graphql/public-cache.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { City } from '../../cities/city.ts';
import { Coordinates } from '../../cities/coordinates.ts';
import { findCities } from './find-cities.ts';

const CityConnection = connectionOf(City, 'City');

/** Here, because whether a city is public depends on its kitchens. */
@Resolver()
export class CitiesResolver {
  @Visible(anyone)
  @PublicCache()
  @Query(() => CityConnection, { description: 'Returns the cities of the marketplace by name.' })
  cities(
    @Context() ctx: Ctx,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Substring of the name, at most 100 characters; or a ZIP code, which finds at most three open cities within ' +
        '25 miles, its own first.',
    })
    search: string | null,
    @Arg('activeOnly', () => Boolean, {
      defaultValue: false,
      description: 'Whether to omit cities that are coming soon.',
    })
    activeOnly: boolean,
    @Arg('near', () => Coordinates, {
      nullable: true,
      description: 'Coordinates of the reader, for distances.',
    })
    near: Coordinates | null,
    @Args() { first, after }: ForwardPageArgs,
  ): Promise<Page<City>> {
    return findCities(ctx, { search, activeOnly, near, first, after });
  }
}
