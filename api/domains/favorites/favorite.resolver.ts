import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { selectedFieldsOfNodes } from '../../core/asked-fields.ts';
import type { Ctx } from '../../core/ctx.ts';
import { LookAhead } from '../../core/look-ahead.ts';
import { afterDescription, firstDescription, type Page } from '../../core/page.ts';
import type { Problem } from '../../core/problem.ts';
import { anyone, Visible, withinReach } from '../../core/visible.ts';
import { KitchenNotFound } from '../suppliers/kitchen-problems.ts';
import { SupplierConnection } from '../suppliers/searching/supplier-connection.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { columnsForFields } from '../suppliers/supplier-columns.ts';
import { favoriteSupplier } from './favorite-supplier.ts';
import { type FavoriteRow, findFavorites, type SupplierOfViewer } from './find-favorites.ts';
import { isFavorite } from './is-favorite.ts';
import { unfavoriteSupplier } from './unfavorite-supplier.ts';

const FavoriteResult = createUnionType({
  name: 'FavoriteResult',
  description: 'The kitchen, or that there is none.',
  types: () => [Supplier, KitchenNotFound] as const,
});

const supplierId = { description: 'The id of the kitchen.' };

@Resolver(() => Supplier)
export class FavoriteResolver {
  @Visible(withinReach)
  @Query(() => SupplierConnection, {
    description: 'The kitchens the viewer keeps at hand, the newest first, listed or not.',
  })
  favorites(
    @Context() ctx: Ctx,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, { defaultValue: 20, description: firstDescription }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterDescription }) after: string | null,
  ): Promise<Page<FavoriteRow>> {
    return findFavorites(ctx, { columns: columnsForFields(selectedFieldsOfNodes(info)), first, after });
  }

  /** Not for anyone's memory: the answer depends on who asks. */
  @Visible(withinReach)
  @LookAhead(isFavorite)
  @FieldResolver(() => Boolean, { description: 'Whether the viewer keeps it at hand; false for nobody.' })
  async viewerHasFavorited(
    @Context() ctx: Ctx,
    @Root() supplier: { id: string; viewerHasFavorited?: boolean },
  ): Promise<boolean> {
    return supplier.viewerHasFavorited ?? isFavorite(ctx, supplier.id);
  }

  @Visible(anyone)
  @Mutation(() => FavoriteResult, { description: 'Keeps a kitchen at hand for the viewer.' })
  favoriteSupplier(
    @Context() ctx: Ctx,
    @Arg('supplierId', () => ID, supplierId) id: string,
  ): Promise<SupplierOfViewer | Problem> {
    return favoriteSupplier(ctx, id);
  }

  @Visible(anyone)
  @Mutation(() => FavoriteResult, { description: 'Lets a kitchen go that the viewer kept at hand.' })
  unfavoriteSupplier(
    @Context() ctx: Ctx,
    @Arg('supplierId', () => ID, supplierId) id: string,
  ): Promise<SupplierOfViewer | Problem> {
    return unfavoriteSupplier(ctx, id);
  }
}
