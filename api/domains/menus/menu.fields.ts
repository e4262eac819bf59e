import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx as Context, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { entries } from '../../core/graphql/list-cost.ts';
import { LookAhead } from '../../core/graphql/look-ahead.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';
import { Supplier } from '../suppliers/supplier.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import { askedMenu } from './asked-menu.ts';
import { Dish } from './dish.ts';
import type { PlainDishRow } from './dish-columns.ts';
import type { MenuCategoryRow, PlainMenuCategoryRow } from './find-menu.ts';
import { mealMenusOf } from './meal-menus/find-meal-menus.ts';
import { MealMenu, type MealMenuRow } from './meal-menus/meal-menu.ts';
import { MenuCategory } from './menu-category.ts';
import { popularDishes } from './popular-dishes.ts';
import { DishPortions } from './portions/dish-portions.ts';
import { findPortionsLeft } from './portions/find-portions-left.ts';

@Resolver(() => Supplier)
export class SupplierMenuFields {
  @LookAhead(askedMenu)
  @FieldResolver(() => [MenuCategory], { description: "Whole menu in the cook's order." })
  async menu(
    @Context() ctx: Ctx,
    @Root() supplier: Pick<SupplierRow, 'id'>,
    @Info() info: GraphQLResolveInfo,
  ): Promise<MenuCategoryRow[] | PlainMenuCategoryRow[]> {
    return (await askedMenu(ctx, supplier.id, info)) ?? [];
  }

  @LookAhead(mealMenusOf)
  @FieldResolver(() => [MealMenu], {
    complexity: entries(5),
    description:
      'Menus published for single meals of the next seven days. For every other meal the dishes are cooked that have it among their mealtimes and weekdays.',
  })
  async mealMenus(@Context() ctx: Ctx, @Root() supplier: Pick<SupplierRow, 'id'>): Promise<MealMenuRow[]> {
    return (await mealMenusOf(ctx, supplier.id)) ?? [];
  }

  @FieldResolver(() => [DishPortions], {
    complexity: entries(5),
    description:
      'Portions left for one meal of those dishes that are limited, alone or with their category (portionLimit).',
  })
  portionsLeft(
    @Context() ctx: Ctx,
    @Root() supplier: Pick<SupplierRow, 'id'>,
    @Arg('serviceDate', () => LocalDate, { description: "Service date, in the kitchen's time zone." })
    serviceDate: string,
    @Arg('mealtime', () => Mealtime, { description: 'Meal of that day.' }) mealtime: Mealtime,
  ): Promise<DishPortions[]> {
    return findPortionsLeft(ctx, { supplierId: supplier.id, serviceDate, mealtime });
  }

  @FieldResolver(() => [Dish], {
    complexity: entries(6),
    description:
      'Dishes on sale that were ordered most in 30 days, the most ordered first: 3 to 6, or none. Counted every night.',
  })
  popularDishes(
    @Context() ctx: Ctx,
    @Root() supplier: Pick<SupplierRow, 'id' | 'popularDishIds'>,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PlainDishRow[]> {
    return popularDishes(ctx, supplier, info);
  }
}
