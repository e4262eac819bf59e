import { batched } from '../../core/batched.ts';
import type { Ctx } from '../../core/ctx.ts';
import { Money } from '../../core/money.ts';
import type { Dish } from './dish.ts';
import type { MenuCategory } from './menu-category.ts';
import { asPhoto, type StoredPhoto } from './photos/dish-photo.ts';

export type DishRow = Pick<
  Dish,
  | 'id'
  | 'name'
  | 'description'
  | 'priceCents'
  | 'diet'
  | 'spiceLevel'
  | 'allergens'
  | 'portion'
  | 'isAvailable'
  | 'soldOutOn'
  | 'price'
  | 'photo'
>;
export type MenuCategoryRow = Pick<MenuCategory, 'id' | 'name'> & { dishes: DishRow[] };

const columns = `d.id, d.name, d.description, d.price_cents as "priceCents", d.diet,
  d.spice_level as "spiceLevel", d.allergens, d.portion, d.is_available as "isAvailable",
  d.sold_out_on as "soldOutOn", d.photo`;

interface MenuLine extends DishRow {
  supplierId: string;
  categoryId: string;
  categoryName: string;
}

/** Loads whole menus in the cook's order, without empty categories. */
export const menuOf = batched(async (ctx, supplierIds) => {
  const lines = await ctx.sql.rows<MenuLine>(
    `select ${columns}, d.supplier_id as "supplierId", c.id as "categoryId", c.name as "categoryName"
     from dishes d join menu_categories c on c.id = d.category_id and c.supplier_id = any($1::uuid[])
     where d.supplier_id = any($1::uuid[]) and d.removed_at is null and d.allergens is not null
     order by d.supplier_id, c.position, d.position`,
    [supplierIds],
  );
  const menus = new Map<string, MenuCategoryRow[]>();
  for (const line of lines) {
    const menu = menus.get(line.supplierId) ?? [];
    menus.set(line.supplierId, menu);
    let category = menu.at(-1);
    if (category?.id !== line.categoryId) {
      category = { id: line.categoryId, name: line.categoryName, dishes: [] };
      menu.push(category);
    }
    category.dishes.push(withPriceAndPhoto(line));
  }
  return menus;
});

/** Finds the dishes of one kitchen among the given IDs. */
export const dishesOf = async (ctx: Ctx, supplierId: string, ids: readonly string[]): Promise<DishRow[]> => {
  const dishes = await ctx.sql.rows<DishRow>(
    `select ${columns} from dishes d
     where d.supplier_id = $1 and d.id = any($2::uuid[]) and d.removed_at is null and d.allergens is not null`,
    [supplierId, ids],
  );
  return dishes.map(withPriceAndPhoto);
};

/** Set once per row: a resolver of its own would cost every dish a promise. */
const withPriceAndPhoto = (row: DishRow): DishRow => {
  row.price = new Money(row.priceCents);
  row.photo = asPhoto(row.photo as StoredPhoto | null);
  return row;
};
