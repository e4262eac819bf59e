import { Arg, Ctx as Context, Float, Int, Query, Resolver } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { PublicCache } from '../../core/graphql/public-cache.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { City } from './city.ts';
import { Coordinates } from './coordinates.ts';
import { lookupZipCode } from './lookup-zip-code.ts';
import { nearestCities, nearestCitiesLimit } from './nearest-cities.ts';
import { ZipCode } from './zip-code.ts';

@Resolver()
export class CityResolver {
  @Visible(anyone)
  @PublicCache()
  @Query(() => [City], { description: 'Returns the open cities around a place, nearest first.' })
  nearestCities(
    @Context() ctx: Ctx,
    @Arg('near', () => Coordinates, { description: 'Coordinates of the reader.' }) near: Coordinates,
    @Arg('withinMiles', () => Float, { defaultValue: 50, description: 'Maximum distance in miles.' })
    withinMiles: number,
    @Arg('first', () => Int, {
      defaultValue: 3,
      description: `Number of cities, 1 to ${nearestCitiesLimit}.`,
    })
    first: number,
  ): Promise<City[]> {
    return nearestCities(ctx, { near, withinMiles, first });
  }

  @Visible(anyone)
  @PublicCache()
  @Query(() => [ZipCode], { description: 'Returns the places of a ZIP code; empty when it is unknown.' })
  lookupZipCode(
    @Context() ctx: Ctx,
    @Arg('zipCode', () => String, { description: 'Five digits, or ZIP+4.' }) zipCode: string,
  ): Promise<ZipCode[]> {
    return lookupZipCode(ctx, zipCode);
  }
}
