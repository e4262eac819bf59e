import { Arg, Ctx as Context, Int, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../core/ctx.ts';
import { afterDescription, connectionOf, firstDescription, type Page } from '../core/page.ts';
import { SharedAnswer } from '../core/shared-answer.ts';
import { anyone, Visible } from '../core/visible.ts';
import { City } from './city.ts';
import { findCities } from './find-cities.ts';
import { lookupZipCode } from './lookup-zip-code.ts';
import { ZipCode } from './zip-code.ts';

const CityConnection = connectionOf(City, 'City');

@Resolver()
export class CityResolver {
  @Visible(anyone)
  @SharedAnswer()
  @Query(() => CityConnection, { description: 'The cities of the marketplace in order of their names.' })
  cities(
    @Context() ctx: Ctx,
    @Arg('search', () => String, { nullable: true, description: 'Letters anywhere in the name.' })
    search: string | null,
    @Arg('activeOnly', () => Boolean, {
      defaultValue: false,
      description: 'Leave out the cities that are coming soon.',
    })
    activeOnly: boolean,
    @Arg('first', () => Int, { defaultValue: 20, description: firstDescription }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterDescription }) after: string | null,
  ): Promise<Page<City>> {
    return findCities(ctx, { search, activeOnly, first, after });
  }

  @Visible(anyone)
  @SharedAnswer()
  @Query(() => [ZipCode], { description: 'The places a ZIP code stands for; empty when it is not known.' })
  lookupZipCode(
    @Context() ctx: Ctx,
    @Arg('zipCode', () => String, { description: 'Five digits, or ZIP+4.' }) zipCode: string,
  ): Promise<ZipCode[]> {
    return lookupZipCode(ctx, zipCode);
  }
}
