import type { GraphQLResolveInfo } from 'graphql';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import { askedMenu } from './asked-menu.ts';
import type { PlainDishRow } from './dish-columns.ts';
import type { PlainMenuCategoryRow } from './find-menu.ts';

const mostDishes = 6;
/** Fewer are no choice. */
const fewestDishes = 3;

/** Finds the dishes on sale that are ordered most, the most ordered first: 3 to 6, or none. */
export const popularDishes = async (
  ctx: Ctx,
  { id, popularDishIds }: Pick<SupplierRow, 'id' | 'popularDishIds'>,
  info: GraphQLResolveInfo,
): Promise<PlainDishRow[]> => {
  if (popularDishIds.length < fewestDishes) return [];
  const menu: PlainMenuCategoryRow[] = (await askedMenu(ctx, id, info)) ?? [];
  const dishes = menu.flatMap(category => category.dishes);
  const popular = popularDishIds
    .flatMap(popularId => dishes.find(dish => dish.id === popularId) ?? [])
    .filter(dish => dish.isAvailable);
  return popular.length < fewestDishes ? [] : popular.slice(0, mostDishes);
};
