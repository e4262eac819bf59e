import { Arg, Ctx as Context, Int, Query, Resolver } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { PublicCache } from '../../../core/graphql/public-cache.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Coordinates } from '../../cities/coordinates.ts';
import { countFacets } from './count-facets.sql.ts';
import { SupplierFacets } from './supplier-facets.ts';
import { SupplierFilter } from './supplier-inputs.ts';

@Resolver()
export class FacetsResolver {
  @Visible(anyone)
  @PublicCache()
  @Query(() => SupplierFacets, {
    // It reads up to a thousand kitchens.
    complexity: 500,
    description: 'Returns how many kitchens the choices of a filter would leave.',
  })
  supplierFacets(
    @Context() ctx: Ctx,
    @Arg('filter', () => SupplierFilter, { description: 'Filter in use.' }) filter: SupplierFilter,
    @Arg('priceUnderCents', () => Int, {
      nullable: true,
      description: 'Price in cents to count kitchens below.',
    })
    priceUnderCents: number | null,
    @Arg('deliversTo', () => Coordinates, {
      nullable: true,
      description: 'Location to count the kitchens that deliver there.',
    })
    deliversTo: Coordinates | null,
  ): Promise<SupplierFacets> {
    return countFacets(ctx, filter, { priceUnderCents, deliversTo });
  }
}
