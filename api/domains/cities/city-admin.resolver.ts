import { Arg, Ctx as Context, createUnionType, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx } from '../../core/ctx.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../core/problem.ts';
import { anyone, Visible } from '../../core/visible.ts';
import { addCity } from './add-city.ts';
import { announceCity } from './announce-city.ts';
import { City } from './city.ts';
import { AddCityInput } from './city-inputs.ts';
import { CityExists, CityNotFound, CityUnknown } from './city-problems.ts';
import { setCityActive } from './set-city-active.ts';

const CityDecisionResult = createUnionType({
  name: 'CityDecisionResult',
  description: 'The city as it stands now, or why nothing was changed.',
  types: () => [City, CityNotFound, AlreadyDone] as const,
});

const AddCityResult = createUnionType({
  name: 'AddCityResult',
  description: 'The new city, or why there is none.',
  types: () => [City, InvalidInput, CityExists, CityUnknown] as const,
});

/** What admins decide about cities. */
@Resolver()
export class CityAdminResolver {
  @Visible(anyone)
  @Mutation(() => CityDecisionResult, { description: 'Lets customers choose a city; for admins.' })
  activateCity(
    @Context() ctx: Ctx,
    @Arg('cityId', () => ID, { description: 'The city.' }) cityId: string,
  ): Promise<City | Problem> {
    return setCityActive(ctx, { cityId, isActive: true });
  }

  @Visible(anyone)
  @Mutation(() => CityDecisionResult, {
    description: 'Closes a city to new customers; its kitchens go on. For admins.',
  })
  deactivateCity(
    @Context() ctx: Ctx,
    @Arg('cityId', () => ID, { description: 'The city.' }) cityId: string,
  ): Promise<City | Problem> {
    return setCityActive(ctx, { cityId, isActive: false });
  }

  @Visible(anyone)
  @Mutation(() => CityDecisionResult, {
    description: 'Shows a city that a registration brought in to customers, as coming soon; for admins.',
  })
  announceCity(
    @Context() ctx: Ctx,
    @Arg('cityId', () => ID, { description: 'The city.' }) cityId: string,
  ): Promise<City | Problem> {
    return announceCity(ctx, { cityId });
  }

  @Visible(anyone)
  @Mutation(() => AddCityResult, { description: 'Puts a city on the map as coming soon; for admins.' })
  addCity(
    @Context() ctx: Ctx,
    @Arg('input', () => AddCityInput, { description: 'The city.' }) input: AddCityInput,
  ): Promise<City | Problem> {
    return addCity(ctx, input);
  }
}
