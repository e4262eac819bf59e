import { type Expression, type Kysely, sql } from 'kysely';
import type { DishFacts } from '../../../schema/rules/menu.ts';
import type { Work } from '../../core/operation/operation.ts';
import { type Given, query, type Tables } from '../../core/query/query.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { pick } from '../../core/values/pick.ts';
import { Dish } from './dish.ts';
import { dishFactNames, type StoredFacts, storedFacts } from './editable-dish.ts';
import type { OwnKitchen } from './own-kitchen.ts';
import type { StoredCategory } from './own-menu-parts.ts';
import { hasSameFacts } from './same-facts.ts';

const factsOf = (given: Given<StoredFacts>) => pick(given, dishFactNames);

const lastIn = (
  from: Pick<Kysely<Tables<{ Dish: typeof Dish }>>, 'selectFrom'>,
  categoryId: Expression<string>,
) =>
  from
    .selectFrom('Dish as d')
    .where('d.categoryId', '=', categoryId)
    .select(d => sql<number>`coalesce(max(${d.ref('d.position')}), 0) + 1`.as('position'));

const insertDish = query(
  { Dish },
  (on, given: Given<{ id: string; categoryId: string; supplierId: string } & StoredFacts>) =>
    on.insertInto('Dish').values({
      id: given.id,
      categoryId: given.categoryId,
      supplierId: given.supplierId,
      ...factsOf(given),
      position: lastIn(on, given.categoryId),
      version: 1,
    }),
);

const updateDish = query(
  { Dish },
  (on, given: Given<{ id: string; categoryId: string; staysInCategory: boolean } & StoredFacts>) =>
    on
      .updateTable('Dish')
      .set(dish => ({
        ...factsOf(given),
        categoryId: given.categoryId,
        position: dish
          .case()
          .when(given.staysInCategory)
          .then(dish.ref('position'))
          .else(lastIn(on, given.categoryId))
          .end(),
        version: dish('version', '+', 1),
      }))
      .where('id', '=', given.id),
);

/** At the end of its category. */
export const addDish = async (
  work: Work,
  kitchen: OwnKitchen,
  category: Pick<StoredCategory, 'id'>,
  facts: DishFacts,
): Promise<{ id: string }> => {
  const id = newIdentifier(work.now);
  const { id: categoryId } = category;
  await insertDish.all(work.sql, { ...storedFacts(facts), id, categoryId, supplierId: kitchen.id });
  return { id };
};

/** What customers rely on. */
const contents = ['allergens', 'diet', 'marks'] as const;

/**
 * Keeps its position unless it moves to another category, where it comes last. Returns whether its contents
 * changed.
 */
export const changeDish = async (
  work: Work,
  dish: Pick<StoredFacts, (typeof contents)[number]> & Pick<Dish, 'id' | 'categoryId'>,
  category: StoredCategory,
  facts: DishFacts,
): Promise<boolean> => {
  const { id: categoryId } = category;
  const staysInCategory = dish.categoryId === categoryId;
  await updateDish.all(work.sql, { ...storedFacts(facts), id: dish.id, categoryId, staysInCategory });
  return !hasSameFacts(dish, facts, contents);
};
