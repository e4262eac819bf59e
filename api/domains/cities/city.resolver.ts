import { Arg, Ctx as Context, Float, Int, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../core/ctx.ts';
import { afterDescription, connectionOf, firstDescription, type Page } from '../../core/page.ts';
import { PublicCache } from '../../core/public-cache.ts';
import { anyone, Visible } from '../../core/visible.ts';
import { City } from './city.ts';
import { Coordinates } from './coordinates.ts';
import { findCities } from './find-cities.ts';
import { lookupZipCode } from './lookup-zip-code.ts';
import { nearestCities, nearestCitiesLimit } from './nearest-cities.ts';
import { ZipCode } from './zip-code.ts';

const CityConnection = connectionOf(City, 'City');

@Resolver()
export class CityResolver {
  @Visible(anyone)
  @PublicCache()
  @Query(() => CityConnection, { description: 'The cities of the marketplace in order of their names.' })
  cities(
    @Context() ctx: Ctx,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Letters anywhere in the name, at most 100.',
    })
    search: string | null,
    @Arg('activeOnly', () => Boolean, {
      defaultValue: false,
      description: 'Leave out the cities that are coming soon.',
    })
    activeOnly: boolean,
    @Arg('near', () => Coordinates, { nullable: true, description: 'Where the reader is, for distances.' })
    near: Coordinates | null,
    @Arg('first', () => Int, { defaultValue: 20, description: firstDescription }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterDescription }) after: string | null,
  ): Promise<Page<City>> {
    return findCities(ctx, { search, activeOnly, near, first, after });
  }

  @Visible(anyone)
  @PublicCache()
  @Query(() => [City], { description: 'The cities around a place that can be chosen, the nearest first.' })
  nearestCities(
    @Context() ctx: Ctx,
    @Arg('near', () => Coordinates, { description: 'Where the reader is.' }) near: Coordinates,
    @Arg('withinMiles', () => Float, { defaultValue: 50, description: 'No farther away than this.' })
    withinMiles: number,
    @Arg('first', () => Int, { defaultValue: 3, description: `How many, 1 to ${nearestCitiesLimit}.` })
    first: number,
  ): Promise<City[]> {
    return nearestCities(ctx, { near, withinMiles, first });
  }

  @Visible(anyone)
  @PublicCache()
  @Query(() => [ZipCode], { description: 'The places a ZIP code stands for; empty when it is not known.' })
  lookupZipCode(
    @Context() ctx: Ctx,
    @Arg('zipCode', () => String, { description: 'Five digits, or ZIP+4.' }) zipCode: string,
  ): Promise<ZipCode[]> {
    return lookupZipCode(ctx, zipCode);
  }
}
