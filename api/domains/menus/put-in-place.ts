import { sql } from 'kysely';
import { dishLimit } from '../../../schema/constants.ts';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Dish } from './dish.ts';
import { MenuCategory } from './menu-category.ts';

/** Anything that its cook can put in order. */
type Sibling = Pick<MenuCategory, 'id' | 'position' | 'removedAt'>;

interface Placing {
  id: string;
  parentId: string;
  place: number;
}

/** Renumbers the positions of all siblings, with one of them at the given position, from 0. */
const renumber = <Entity extends Sibling>(
  entity: abstract new () => Entity,
  parent: keyof Entity & string,
) => {
  const siblings: abstract new () => Sibling = entity;
  return query({ Sibling: siblings }, (on, { id, parentId, place }: Given<Placing>) =>
    on
      .updateTable('Sibling')
      .from(all =>
        all
          .selectFrom(some =>
            some
              .selectFrom('Sibling as s')
              .where(sql.ref<string>(`s.${parent}`), '=', parentId)
              .where('s.removedAt', 'is', null)
              .select(s => [
                's.id',
                sql<number>`(row_number() over (
                  partition by ${s.ref('s.id')} = ${id} order by ${s.ref('s.position')}, ${s.ref('s.id')}))::int - 1`.as(
                  'rank',
                ),
              ])
              .as('ranked'),
          )
          .select(({ ref }) => [
            'ranked.id',
            sql<number>`case when ${ref('ranked.id')} = ${id} then ${place}::int
              else ${ref('ranked.rank')} + (${ref('ranked.rank')} >= ${place}::int)::int end`.as('position'),
          ])
          .as('placed'),
      )
      .set(({ ref }) => ({ position: ref('placed.position') }))
      .whereRef('Sibling.id', '=', 'placed.id')
      .whereRef('Sibling.position', '<>', 'placed.position'),
  );
};

const renumberDishes = renumber(Dish, 'categoryId');
const renumberCategories = renumber(MenuCategory, 'supplierId');

const onTheMenu = (place: number): number => Math.min(Math.max(place, 0), dishLimit);

export const placeDish = (sql: Sql, dish: Pick<Dish, 'id' | 'categoryId'>, place: number) =>
  renumberDishes.all(sql, { id: dish.id, parentId: dish.categoryId, place: onTheMenu(place) });

export const placeCategory = (sql: Sql, category: Pick<MenuCategory, 'id' | 'supplierId'>, place: number) =>
  renumberCategories.all(sql, { id: category.id, parentId: category.supplierId, place: onTheMenu(place) });
