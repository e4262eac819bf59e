import { Arg, Ctx as Context, createUnionType, ID, Mutation, Resolver } from 'type-graphql';
import { withRight } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { addCity } from './add-city.ts';
import { announceCity } from './announce-city.ts';
import { City } from './city.ts';
import { AddCityInput } from './city-inputs.ts';
import { CityExists, CityNotFound, CityUnknown } from './city-problems.ts';
import { setCityActive } from './set-city-active.ts';

const CityDecisionResult = createUnionType({
  name: 'CityDecisionResult',
  description: 'City after the change, or why nothing was changed.',
  types: () => [City, CityNotFound, AlreadyDone] as const,
});

const AddCityResult = createUnionType({
  name: 'AddCityResult',
  description: 'New city, or why it was not added.',
  types: () => [City, InvalidInput, CityExists, CityUnknown] as const,
});

/** Decisions of admins about cities. */
@Resolver()
export class CityAdminResolver {
  @Visible(withRight('MANAGE_CITIES'))
  @Mutation(() => CityDecisionResult, { description: 'Opens a city to customers; for admins.' })
  activateCity(
    @Context() ctx: Ctx,
    @Arg('cityId', () => ID, { description: 'ID of the city.' }) cityId: string,
  ): Promise<City | Problem> {
    return setCityActive(ctx, { cityId, isActive: true });
  }

  @Visible(withRight('MANAGE_CITIES'))
  @Mutation(() => CityDecisionResult, {
    description: 'Closes a city to new customers; its kitchens continue to sell. For admins.',
  })
  deactivateCity(
    @Context() ctx: Ctx,
    @Arg('cityId', () => ID, { description: 'ID of the city.' }) cityId: string,
  ): Promise<City | Problem> {
    return setCityActive(ctx, { cityId, isActive: false });
  }

  @Visible(withRight('MANAGE_CITIES'))
  @Mutation(() => CityDecisionResult, {
    description: 'Shows customers a city that a registration added, as coming soon; for admins.',
  })
  announceCity(
    @Context() ctx: Ctx,
    @Arg('cityId', () => ID, { description: 'ID of the city.' }) cityId: string,
  ): Promise<City | Problem> {
    return announceCity(ctx, { cityId });
  }

  @Visible(withRight('MANAGE_CITIES'))
  @Mutation(() => AddCityResult, { description: 'Adds a city as coming soon; for admins.' })
  addCity(
    @Context() ctx: Ctx,
    @Arg('input', () => AddCityInput, { description: 'City.' }) input: AddCityInput,
  ): Promise<City | Problem> {
    return addCity(ctx, input);
  }
}
