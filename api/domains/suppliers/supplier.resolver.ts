import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx as Context, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { selectedFields, selectedFieldsOfNodes } from '../../core/graphql/asked-fields.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { LookAhead, lookAhead } from '../../core/graphql/look-ahead.ts';
import { ForwardPageArgs, type Page } from '../../core/graphql/page.ts';
import { PublicCache } from '../../core/graphql/public-cache.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { City } from '../cities/city.ts';
import { cityById } from '../cities/city-by-id.ts';
import { Coordinates, milesBetween, onTheMap } from '../cities/coordinates.ts';
import { MealWindow } from '../mealtimes/meal-window.ts';
import { asPhoto, Photo } from '../photos/photo.ts';
import { mealWindowsOf, nextMealWindowOf } from './find-meal-windows.ts';
import { MenuSummary } from './menu-summary.ts';
import { findSuppliers } from './searching/find-suppliers.ts';
import { SupplierConnection } from './searching/supplier-connection.ts';
import { SupplierFilter, SupplierSort } from './searching/supplier-inputs.ts';
import { sharePath } from './share-path.ts';
import { isStreetPublic } from './shown-places.ts';
import { Supplier } from './supplier.ts';
import { supplierById } from './supplier-by-id.ts';
import { columnsForFields, type SupplierRow } from './supplier-columns.ts';

@Resolver(() => Supplier)
export class SupplierResolver {
  @Visible(anyone)
  @PublicCache()
  @Query(() => SupplierConnection, { description: 'Returns the listed kitchens, filtered and sorted.' })
  suppliers(
    @Context() ctx: Ctx,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => SupplierFilter, { nullable: true, description: 'Filter of the kitchens.' })
    filter: SupplierFilter | null,
    @Arg('sort', () => SupplierSort, { defaultValue: SupplierSort.RATING, description: 'Sort order.' })
    sort: SupplierSort,
    @Arg('near', () => Coordinates, {
      nullable: true,
      description: 'Coordinates of the reader, for distances.',
    })
    near: Coordinates | null,
    @Args() { first, after }: ForwardPageArgs,
  ): Promise<Page<SupplierRow>> {
    const columns = columnsForFields(selectedFieldsOfNodes(info));
    const isMoreAsked = selectedFields(info).has('pageInfo');
    return findSuppliers(ctx, { filter, sort, near, first, after, columns, isMoreAsked });
  }

  @Visible(anyone)
  @PublicCache()
  @Query(() => Supplier, { nullable: true, description: 'Returns one kitchen; null when the ID is unknown.' })
  supplier(
    @Context() ctx: Ctx,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: 'ID of the kitchen.' }) id: string,
  ): Promise<SupplierRow | null> {
    lookAhead(ctx, info, id);
    return supplierById(ctx, id, columnsForFields(selectedFields(info)));
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the address is only near the kitchen; an order for pickup has the whole one.',
  })
  isAddressPrivate(@Context() ctx: Ctx): boolean {
    return !isStreetPublic(ctx);
  }

  @FieldResolver(() => City, { description: 'City the kitchen is in.' })
  async city(@Context() ctx: Ctx, @Root() supplier: Pick<SupplierRow, 'cityId'>): Promise<City> {
    return (await cityById(ctx, supplier.cityId))!;
  }

  @FieldResolver(() => MenuSummary, {
    nullable: true,
    description: 'Its dishes on sale, in short; null when it has none.',
  })
  menuSummary(@Root() { menuSummary }: Pick<SupplierRow, 'menuSummary'>): MenuSummary | null {
    return menuSummary ? new MenuSummary(menuSummary) : null;
  }

  @FieldResolver(() => Photo, {
    nullable: true,
    description: 'Photo of the kitchen and its food, chosen by the cook; null without one.',
  })
  cover(@Root() { cover }: Pick<SupplierRow, 'cover'>): Photo | null {
    return asPhoto(cover);
  }

  @FieldResolver(() => Photo, { nullable: true, description: 'Portrait of the cook; null without one.' })
  cookPhoto(@Root() { cookPhoto }: Pick<SupplierRow, 'cookPhoto'>): Photo | null {
    return asPhoto(cookPhoto);
  }

  @FieldResolver(() => Photo, {
    nullable: true,
    description:
      'Photo to show the kitchen by: its cover, or else of the first dish on its menu that has one; null without any.',
  })
  picture(@Root() { cover, menuSummary }: Pick<SupplierRow, 'cover' | 'menuSummary'>): Photo | null {
    return asPhoto(cover ?? menuSummary?.photo);
  }

  @FieldResolver(() => String, {
    description:
      "Short path of the kitchen's page for sharing, such as /k/ashas-kitchen-7kq2m9xp. Only the code at its end counts, " +
      'so an address that was shared leads there after the kitchen is renamed.',
  })
  sharePath(@Root() supplier: Pick<SupplierRow, 'kitchenName' | 'shareCode'>): string {
    return sharePath(supplier);
  }

  @LookAhead(nextMealWindowOf)
  @FieldResolver(() => MealWindow, {
    nullable: true,
    description:
      'First meal within seven days that is open for orders, has plates left and a dish that is cooked for it; null when there is none.',
  })
  nextMealWindow(@Context() ctx: Ctx, @Root() supplier: Pick<SupplierRow, 'id'>): Promise<MealWindow | null> {
    return nextMealWindowOf(ctx, supplier.id);
  }

  @LookAhead(mealWindowsOf)
  @FieldResolver(() => [MealWindow], {
    complexity: entries(21),
    description:
      'Meals of the next seven days that are open for orders and for which a dish is cooked, including sold-out ones.',
  })
  async mealWindows(@Context() ctx: Ctx, @Root() supplier: Pick<SupplierRow, 'id'>): Promise<MealWindow[]> {
    return (await mealWindowsOf(ctx, supplier.id)) ?? [];
  }

  @FieldResolver(() => Boolean, { description: 'Whether the kitchen delivers to a location.' })
  deliversTo(
    @Root() supplier: Pick<SupplierRow, 'latitude' | 'longitude' | 'offersDelivery' | 'deliveryRadiusMiles'>,
    @Arg('near', () => Coordinates, { description: 'Coordinates of the location.' }) near: Coordinates,
  ): boolean {
    const miles = milesBetween(supplier, onTheMap(near));
    return supplier.offersDelivery && miles <= supplier.deliveryRadiusMiles;
  }
}
