import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { searchTerm } from '../../../core/values/searchable.ts';
import { termsOf } from '../../suppliers/searching/search-terms.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import { Dish } from '../dish.ts';
import { asDish, type DishRow, dishColumns } from '../dish-columns.ts';
import { MenuCategory } from '../menu-category.ts';
import { byRank, NameMatcher, type Rank } from './match-name.ts';

/** What the cards of home ask for is fewer; of a longer page, the ends of menus are not searched. */
const dishesRead = 3000;

const onSaleQuery = query(
  { Dish, MenuCategory },
  (from, { supplierIds, limit }: Given<{ supplierIds: readonly string[]; limit: number }>) =>
    from
      .selectFrom('Dish as d')
      .innerJoin('MenuCategory as c', 'c.id', 'd.categoryId')
      .where(d => d('d.supplierId', '=', d.fn.any(supplierIds)))
      .where('d.removedAt', 'is', null)
      .where('d.isAvailable', '=', true)
      .select([...dishColumns, 'd.supplierId'])
      .orderBy('c.position')
      .orderBy('d.position')
      .limit(limit),
);

/** Loads the dishes on sale of kitchens, in the order of the menu. */
const onSaleOf = batched(async (ctx, supplierIds) =>
  Map.groupBy(await onSaleQuery.all(ctx.sql, { supplierIds, limit: dishesRead }), dish => dish.supplierId),
);

/** Finds the dish of a kitchen whose name is nearest to a search; null where the name of the kitchen matches. */
export const matchedDish = async (
  ctx: Ctx,
  { id, kitchenName }: Pick<SupplierRow, 'id' | 'kitchenName'>,
  text: string,
): Promise<DishRow | null> => {
  const matcher = new NameMatcher(text, termsOf(searchTerm(text, 'text')));
  if (text.trim() === '' || matcher.rank(kitchenName)) return null;
  let nearest: { dish: Parameters<typeof asDish>[0]; rank: Rank } | undefined;
  for (const dish of (await onSaleOf(ctx, id)) ?? []) {
    const rank = matcher.rank(dish.name);
    if (rank && (!nearest || byRank(rank, nearest.rank) < 0)) nearest = { dish, rank };
  }
  return nearest ? asDish({ ...nearest.dish }) : null;
};
