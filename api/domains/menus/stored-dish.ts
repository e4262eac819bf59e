import { type Expression, type Kysely, sql } from 'kysely';
import type { DishFacts } from '../../../schema/rules/menu.ts';
import type { Work } from '../../core/operation/operation.ts';
import { type Given, query, type Tables } from '../../core/query/query.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { pick } from '../../core/values/pick.ts';
import { Dish } from './dish.ts';
import { dishFactNames, type StoredFacts, storedFacts } from './editable-dish.ts';
import type { DishChange } from './note-menu-change.ts';
import type { OptionGroup } from './options/option-group.ts';
import type { OwnKitchen } from './own-kitchen.ts';
import type { StoredCategory } from './own-menu-parts.ts';
import { hasSameFacts } from './same-facts.ts';

/** The facts as parameters: drivers take a list for an array of the database, so JSON is written here. */
type FactValues = Omit<StoredFacts, 'optionGroups'> & { optionGroups: string };

const valuesOf = (facts: DishFacts): FactValues => {
  const stored = storedFacts(facts);
  return { ...stored, optionGroups: JSON.stringify(stored.optionGroups) };
};

const factsOf = (given: Given<FactValues>) => ({
  ...pick(given, dishFactNames),
  optionGroups: sql<OptionGroup[]>`${given.optionGroups}::jsonb`,
});

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
  (on, given: Given<{ id: string; categoryId: string; supplierId: string } & FactValues>) =>
    on.insertInto('Dish').values({
      id: given.id,
      categoryId: given.categoryId,
      supplierId: given.supplierId,
      ...factsOf(given),
      position: lastIn(on, given.categoryId),
      version: 1,
      updatedAt: sql`default`,
    }),
);

const updateDish = query(
  { Dish },
  (on, given: Given<{ id: string; categoryId: string; staysInCategory: boolean } & FactValues>) =>
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
  await insertDish.all(work.sql, { ...valuesOf(facts), id, categoryId, supplierId: kitchen.id });
  return { id };
};

/** What customers rely on. */
const contents = ['allergens', 'diet', 'marks', 'optionGroups'] as const;

/** What concerns orders that were placed already. */
type Known = Pick<StoredFacts, (typeof contents)[number] | 'portionLimit'> & Pick<Dish, 'id' | 'categoryId'>;

/**
 * Keeps its position unless it moves to another category, where it comes last. Returns what changed of it that
 * concerns orders.
 */
export const changeDish = async (
  work: Work,
  dish: Known,
  category: StoredCategory,
  facts: DishFacts,
): Promise<DishChange> => {
  const { id: categoryId } = category;
  const staysInCategory = dish.categoryId === categoryId;
  await updateDish.all(work.sql, { ...valuesOf(facts), id: dish.id, categoryId, staysInCategory });
  return {
    dishId: dish.id,
    hasOtherContents: !hasSameFacts(dish, facts, contents),
    hasOtherLimit: !hasSameFacts(dish, facts, ['portionLimit']),
    movedBetween: staysInCategory ? [] : [dish.categoryId, categoryId],
  };
};
