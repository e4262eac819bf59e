import { Arg, Ctx as Context, createUnionType, Mutation, Query, Resolver } from 'type-graphql';
import { customers } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { named } from '../../core/graphql/named.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Problem } from '../../core/operation/problem.ts';
import { City } from './city.ts';
import { CityNotFound } from './city-problems.ts';
import { findLastCity } from './find-last-city.ts';
import { type ChosenCity, rememberCity } from './remember-city.ts';

const RememberCityResult = createUnionType({
  name: 'RememberCityResult',
  description: 'City that is remembered, or why none is.',
  types: () => [City, CityNotFound] as const,
});

/** The city a customer chose last. */
@Resolver()
export class LastCityResolver {
  @Visible(customers)
  @Mutation(() => RememberCityResult, {
    description: 'Remembers the city that the customer chose, for the next sign-in on any device.',
  })
  async rememberCity(
    @Context() ctx: Ctx,
    @Arg('name', () => String, { description: 'Name of an open city; its case does not matter.' })
    name: string,
  ): Promise<ChosenCity | Problem> {
    const city = await rememberCity(ctx, name);
    return city instanceof Problem ? city : named('City', city);
  }

  @Visible(customers)
  @Query(() => City, {
    nullable: true,
    description: 'Returns the city that the customer chose last; null if none, or if it is no longer open.',
  })
  lastCity(@Context() ctx: Ctx): Promise<ChosenCity | null> {
    return findLastCity(ctx);
  }
}
