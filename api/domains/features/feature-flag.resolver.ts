import {
  Arg,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { withRight } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { City } from '../cities/city.ts';
import { cityById } from '../cities/city-by-id.ts';
import { CityNotFound } from '../cities/city-problems.ts';
import { userById } from '../identity/find-user.ts';
import { citiesOfFlag } from './cities-of-flag.ts';
import { FeatureFlag } from './feature-flag.ts';
import { SetFeatureFlagInput } from './feature-inputs.ts';
import { FeatureChanged } from './feature-problems.ts';
import { type FlagRow, findFeatureFlags } from './find-feature-flags.ts';
import { setFeatureFlag } from './set-feature-flag.ts';

const SetFeatureFlagResult = createUnionType({
  name: 'SetFeatureFlagResult',
  description: 'Setting of the feature, or why nothing was changed.',
  types: () => [FeatureFlag, InvalidInput, CityNotFound, FeatureChanged] as const,
});

/** For whom features are open. */
@Resolver(() => FeatureFlag)
export class FeatureFlagResolver {
  @Visible(withRight('MANAGE_FEATURES'))
  @Query(() => [FeatureFlag], { description: 'Returns the settings of all features; for admins.' })
  featureFlags(@Context() ctx: Ctx): Promise<FlagRow[]> {
    return findFeatureFlags(ctx);
  }

  @Visible(withRight('MANAGE_FEATURES'))
  @Mutation(() => SetFeatureFlagResult, {
    description:
      'Changes for whom a feature is open; what runs already is not affected. All processes follow within seconds. ' +
      'For admins.',
  })
  setFeatureFlag(
    @Context() ctx: Ctx,
    @Arg('input', () => SetFeatureFlagInput, { description: 'Setting.' }) input: SetFeatureFlagInput,
  ): Promise<FeatureFlag | Problem> {
    return setFeatureFlag(ctx, input);
  }

  @FieldResolver(() => [City], {
    description:
      'Cities that it is limited to, by name; empty if it is open in all cities, or in none anymore.',
  })
  async cities(
    @Context() ctx: Ctx,
    @Root() { key, isInAllCities }: Pick<FlagRow, 'key' | 'isInAllCities'>,
  ): Promise<City[]> {
    if (isInAllCities) return [];
    const chosen = (await citiesOfFlag(ctx, key)) ?? [];
    return Promise.all(chosen.map(async ({ id }) => (await cityById(ctx, id))!));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the staff member who changed it last; null if staff never set it.',
  })
  async changedByName(
    @Context() ctx: Ctx,
    @Root() { changedById }: Pick<FlagRow, 'changedById'>,
  ): Promise<string | null> {
    return changedById && (await userById(ctx, changedById))!.name;
  }
}
