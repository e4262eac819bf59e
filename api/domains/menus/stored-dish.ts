import type { DishFacts } from '../../../schema/rules/menu.ts';
import { newIdentifier } from '../../core/identifier.ts';
import type { Work } from '../../core/operation.ts';
import { sameContents } from './importing/same-facts.ts';
import type { OwnKitchen } from './own-kitchen.ts';
import type { StoredCategory, StoredDish } from './own-menu-parts.ts';

/** Column values of a dish, from the fourth parameter on. */
const valuesOf = (facts: DishFacts) => [
  facts.name,
  facts.description,
  facts.priceCents,
  facts.portion || null,
  facts.diet,
  facts.spiceLevel,
  facts.allergens ? [...new Set(facts.allergens)] : null,
  facts.isAvailable,
];

const lastInCategory = '(select coalesce(max(position), 0) + 1 from dishes where category_id = $2)';

/** At the end of its category. */
export const addDish = async (
  { sql, now }: Work,
  kitchen: OwnKitchen,
  category: Pick<StoredCategory, 'id'>,
  facts: DishFacts,
): Promise<{ id: string }> => {
  const id = newIdentifier(now);
  await sql.rows(
    `insert into dishes (id, category_id, supplier_id, name, description, price_cents, portion, diet,
       spice_level, allergens, is_available, position)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[], $11, ${lastInCategory})`,
    [id, category.id, kitchen.id, ...valuesOf(facts)],
  );
  return { id };
};

/**
 * Keeps its position unless it moves to another category, where it comes last. Returns whether its contents, which
 * customers rely on, changed.
 */
export const changeDish = async (
  { sql }: Work,
  dish: Pick<StoredDish, 'id' | 'categoryId' | 'allergens' | 'diet'>,
  category: StoredCategory,
  facts: DishFacts,
): Promise<boolean> => {
  await sql.rows(
    `update dishes set name = $4, description = $5, price_cents = $6, portion = $7, diet = $8,
       spice_level = $9, allergens = $10::text[], is_available = $11, category_id = $2,
       position = case when $3 then position else ${lastInCategory} end, version = version + 1
     where id = $1`,
    [dish.id, category.id, dish.categoryId === category.id, ...valuesOf(facts)],
  );
  return !sameContents(dish, facts);
};
