import { Arg, Ctx as Context, Int, Query, Resolver } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { PublicCache } from '../../../core/graphql/public-cache.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { search } from './search.ts';
import { SearchHit } from './search-hit.ts';

@Resolver()
export class SearchResolver {
  @Visible(anyone)
  @PublicCache()
  @Query(() => [SearchHit], {
    complexity: entries(8),
    description:
      'Returns kitchens, dishes and cuisines that a text names, the nearest first. Forgives the spelling of Indian ' +
      'dishes, in Latin and Devanagari script.',
  })
  search(
    @Context() ctx: Ctx,
    @Arg('text', () => String, { description: 'Text to find, at most 100 characters.' }) text: string,
    @Arg('city', () => String, {
      nullable: true,
      description: 'Name of the city, case-insensitive; null for every city.',
    })
    city: string | null,
    @Arg('state', () => String, { nullable: true, description: 'Two-letter state code.' })
    state: string | null,
    @Arg('first', () => Int, { defaultValue: 8, description: 'Maximum number of results, 1 to 20.' })
    first: number,
  ): Promise<SearchHit[]> {
    return search(ctx, { text, filter: { city, state }, first });
  }
}
