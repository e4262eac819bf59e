import type { Ctx } from '../../core/operation/ctx.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import type { DishRow } from './dish-columns.ts';
import { menuOf } from './find-menu.ts';

const mostDishes = 6;
/** Fewer are no choice. */
const fewestDishes = 3;

/** Finds the dishes on sale that are ordered most, the most ordered first: 3 to 6, or none. */
export const popularDishes = async (
  ctx: Ctx,
  { id, popularDishIds }: Pick<SupplierRow, 'id' | 'popularDishIds'>,
): Promise<DishRow[]> => {
  if (popularDishIds.length < fewestDishes) return [];
  const dishes = ((await menuOf(ctx, id)) ?? []).flatMap(category => category.dishes);
  const popular = popularDishIds
    .flatMap(popularId => dishes.find(dish => dish.id === popularId) ?? [])
    .filter(dish => dish.isAvailable);
  return popular.length < fewestDishes ? [] : popular.slice(0, mostDishes);
};
