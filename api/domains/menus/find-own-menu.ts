import type { Ctx } from '../../core/ctx.ts';
import type { Sql } from '../../core/sql.ts';
import { asOwnDish, type OwnDish, type OwnDishRow, ownDishColumns } from './own-dish.ts';
import { ownKitchen } from './own-kitchen.ts';
import { OwnMenu, OwnMenuCategory } from './own-menu.ts';

type Line = OwnDishRow & { headingId: string; heading: string; headingVersion: number };

/** Finds the whole menu of the viewer's kitchen; null without an approved one. */
export const findOwnMenu = async (ctx: Ctx): Promise<OwnMenu | null> => {
  const kitchen = await ownKitchen(ctx);
  return kitchen && menuOfKitchen(ctx.sql, kitchen);
};

export const menuOfKitchen = async (
  sql: Sql,
  { id, cuisineType, today }: { id: string; cuisineType: string; today: string },
): Promise<OwnMenu> => {
  const lines = await sql.rows<Line>(
    `select c.id as "headingId", c.name as heading, c.version as "headingVersion", ${ownDishColumns('$2')}
     from menu_categories c left join dishes d on d.category_id = c.id and d.removed_at is null
     where c.supplier_id = $1 and c.removed_at is null
     order by c.position, c.id, d.position, d.id`,
    [id, today],
  );
  const categories: OwnMenuCategory[] = [];
  for (const { headingId, heading, headingVersion, ...dish } of lines) {
    if (categories.at(-1)?.id !== headingId) {
      const facts = { id: headingId, name: heading, version: headingVersion, dishes: [] };
      categories.push(Object.assign(new OwnMenuCategory(), facts));
    }
    if (dish.id) categories.at(-1)!.dishes.push(asOwnDish(dish));
  }
  return Object.assign(new OwnMenu(), { id, cuisineType, categories });
};

/** Finds one dish of the viewer's kitchen. */
export const findOwnDish = async (ctx: Ctx, dishId: string): Promise<OwnDish> => {
  const kitchen = await ownKitchen(ctx);
  const [row] = await ctx.sql.rows<OwnDishRow>(
    `select ${ownDishColumns('$3')} from dishes d where d.id = $1 and d.supplier_id = $2`,
    [dishId, kitchen?.id, kitchen?.today],
  );
  return asOwnDish(row!);
};
