import { isIdentifier } from '../../core/identifier.ts';
import type { Sql } from '../../core/sql.ts';
import type { Allergen } from './allergen.ts';
import type { Diet } from './diet.ts';
import type { OwnKitchen } from './own-kitchen.ts';

export interface StoredCategory {
  id: string;
  name: string;
  version: number;
}

export interface StoredDish extends StoredCategory {
  categoryId: string;
  /** Null until the cook gives them. */
  allergens: Allergen[] | null;
  diet: Diet;
  /** File name of its photo, if any. */
  photoName: string | null;
}

/** Finds a category of this kitchen; those of other kitchens are not found. */
export const categoryOf = async (
  sql: Sql,
  kitchen: OwnKitchen,
  id: string,
): Promise<StoredCategory | undefined> => {
  if (!isIdentifier(id)) return undefined;
  const [category] = await sql.rows<StoredCategory>(
    `select id, name, version from menu_categories
     where id = $1 and supplier_id = $2 and removed_at is null`,
    [id, kitchen.id],
  );
  return category;
};

/** Finds a dish of this kitchen; those of other kitchens are not found. */
export const dishOf = async (sql: Sql, kitchen: OwnKitchen, id: string): Promise<StoredDish | undefined> => {
  if (!isIdentifier(id)) return undefined;
  const [dish] = await sql.rows<StoredDish>(
    `select id, name, version, category_id as "categoryId", allergens, diet,
       photo ->> 'name' as "photoName"
     from dishes where id = $1 and supplier_id = $2 and removed_at is null`,
    [id, kitchen.id],
  );
  return dish;
};

/** Counts the categories or dishes of a kitchen, or the dishes of one category. */
export const numberOf = async (
  sql: Sql,
  table: 'dishes' | 'menu_categories',
  owner: { supplier_id: string } | { category_id: string },
): Promise<number> => {
  const [[column, id]] = Object.entries(owner) as [[string, string]];
  const [found] = await sql.rows<{ number: number }>(
    `select count(*)::int as number from ${table} where ${column} = $1 and removed_at is null`,
    [id],
  );
  return found!.number;
};
