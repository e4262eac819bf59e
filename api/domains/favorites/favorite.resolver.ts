import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { signedIn } from '../../core/access/rules.ts';
import { ofViewer, Visible } from '../../core/access/visible.ts';
import { selectedFieldsOfNodes } from '../../core/graphql/asked-fields.ts';
import { LookAhead } from '../../core/graphql/look-ahead.ts';
import { type Page, PageArgs } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { Problem } from '../../core/operation/problem.ts';
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
  description: 'Kitchen, or a problem when it does not exist.',
  types: () => [Supplier, KitchenNotFound] as const,
});

const supplierId = { description: 'ID of the kitchen.' };

@Resolver(() => Supplier)
export class FavoriteResolver {
  @Visible(signedIn)
  @Query(() => SupplierConnection, {
    description: "Viewer's favorite kitchens, the newest first, listed or not.",
  })
  favorites(
    @Context() ctx: Ctx,
    @Info() info: GraphQLResolveInfo,
    @Args() page: PageArgs,
  ): Promise<Page<FavoriteRow>> {
    return findFavorites(ctx, { ...page, columns: columnsForFields(selectedFieldsOfNodes(info)) });
  }

  /** Never cached publicly: the value depends on the viewer. */
  @Visible(ofViewer)
  @LookAhead(isFavorite)
  @FieldResolver(() => Boolean, {
    description: "Whether it is one of the viewer's favorites; false when signed out.",
  })
  async viewerHasFavorited(
    @Context() ctx: Ctx,
    @Root() supplier: { id: string; viewerHasFavorited?: boolean },
  ): Promise<boolean> {
    return supplier.viewerHasFavorited ?? isFavorite(ctx, supplier.id);
  }

  @Visible(signedIn)
  @Mutation(() => FavoriteResult, { description: "Adds a kitchen to the viewer's favorites." })
  favoriteSupplier(
    @Context() ctx: Ctx,
    @Arg('supplierId', () => ID, supplierId) id: string,
  ): Promise<SupplierOfViewer | Problem> {
    return favoriteSupplier(ctx, id);
  }

  @Visible(signedIn)
  @Mutation(() => FavoriteResult, { description: "Removes a kitchen from the viewer's favorites." })
  unfavoriteSupplier(
    @Context() ctx: Ctx,
    @Arg('supplierId', () => ID, supplierId) id: string,
  ): Promise<SupplierOfViewer | Problem> {
    return unfavoriteSupplier(ctx, id);
  }
}
