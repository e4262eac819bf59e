import {
  Arg,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { City } from '../../cities/city.ts';
import { CityNotFound } from '../../cities/city-problems.ts';
import { CityKitchens, findWaitingCities, kitchensOfCity } from './city-kitchens.ts';
import { CitiesCannotMerge, CityHasKitchens, MergeCityInput, RemovedCity } from './city-removal.ts';
import { mergeCity } from './merge-city.ts';
import { removeCity } from './remove-city.ts';

const RemoveCityResult = createUnionType({
  name: 'RemoveCityResult',
  description: 'Removed city, or why it was not removed.',
  types: () => [RemovedCity, CityNotFound, CityHasKitchens] as const,
});

const MergeCityResult = createUnionType({
  name: 'MergeCityResult',
  description: 'Merged city with the kitchens of both, or why nothing was changed.',
  types: () => [City, CityNotFound, CitiesCannotMerge] as const,
});

const none = { registered: 0, listed: 0, inReview: 0, suspended: 0 };

@Resolver(() => City)
export class CityFields {
  @Visible(withRight('MANAGE_CITIES'))
  @FieldResolver(() => CityKitchens, { description: 'Numbers of its kitchens; for admins.' })
  async kitchens(@Context() ctx: Ctx, @Root() city: Pick<City, 'id'>): Promise<CityKitchens> {
    return (await kitchensOfCity(ctx, city.id)) ?? none;
  }

  @Visible(withRight('MANAGE_CITIES'))
  @Query(() => [City], {
    description:
      'Returns cities that are not open and have kitchens or are not announced, at most 100; for ' +
      'admins.',
  })
  waitingCities(@Context() ctx: Ctx): Promise<City[]> {
    return findWaitingCities(ctx);
  }

  @Visible(withRight('MANAGE_CITIES'))
  @Mutation(() => RemoveCityResult, { description: 'Removes a city without kitchens; for admins.' })
  removeCity(
    @Context() ctx: Ctx,
    @Arg('cityId', () => ID, { description: 'ID of the city.' }) cityId: string,
  ): Promise<RemovedCity | Problem> {
    return removeCity(ctx, { cityId });
  }

  @Visible(withRight('MANAGE_CITIES'))
  @Mutation(() => MergeCityResult, {
    description:
      'Moves the kitchens of a city to another one and makes its name an alias of that one; for admins.',
  })
  mergeCity(
    @Context() ctx: Ctx,
    @Arg('input', () => MergeCityInput, { description: 'Two cities.' }) input: MergeCityInput,
  ): Promise<City | Problem> {
    return mergeCity(ctx, input);
  }
}
