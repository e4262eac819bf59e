import { suppliers, withScope } from '../../core/access/rules.ts';
import { type AskedPage, type Page, partOf } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type ChangesPart, pageOfChanges, readChanges } from '../../core/query/changes.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Dish } from './dish.ts';
import { asDish, type DishRow, dishColumns } from './dish-columns.ts';
import { ownKitchen } from './own-kitchen.ts';

/** Dishes of a kitchen by the time of their last change, also removed ones: a copy of the menu learns of those here. */
export const changedDishesQuery = query(
  { Dish },
  (from, given: Given<ChangesPart & { supplierId: string }>) => {
    const dishes = from
      .selectFrom('Dish as d')
      .where('d.supplierId', '=', given.supplierId)
      .select(dishColumns);
    return readChanges(dishes, ['d.updatedAt', 'd.id'], given);
  },
);

/** What changed about the dishes of the viewer's kitchen since a time, the earliest change first. */
export const changedDishes = async (
  ctx: Ctx,
  { updatedSince, ...asked }: AskedPage & { updatedSince: Date },
): Promise<Page<DishRow>> => {
  ctx.viewer.must(withScope('MENU_READ', suppliers));
  const kitchen = await ownKitchen(ctx);
  return pageOfChanges(ctx, Dish, { list: 'dishes', part: partOf(asked), updatedSince }, async changes => {
    if (!kitchen) return [];
    const dishes = await changedDishesQuery.all(ctx.sql, { supplierId: kitchen.id, ...changes });
    return dishes.map(asDish);
  });
};
