import { cuisines } from '../../../../schema/constants.ts';
import { cuisinesWithin } from '../../../../schema/cuisine-families.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { MalformedInput } from '../../../core/operation/failures.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { searchTerm } from '../../../core/values/searchable.ts';
import { searchSuppliers } from '../../suppliers/searching/find-suppliers.ts';
import type { SupplierFilter } from '../../suppliers/searching/supplier-inputs.ts';
import { SupplierSort } from '../../suppliers/searching/supplier-inputs.ts';
import type { SupplierColumn, SupplierRow } from '../../suppliers/supplier-columns.ts';
import { Dish } from '../dish.ts';
import { MenuCategory } from '../menu-category.ts';
import { factWords } from './dish-words.ts';
import { byRank, NameMatcher, type Rank } from './match-name.ts';
import { type SearchHit, SearchHitKind } from './search-hit.ts';

/** Kitchens and dishes among which the best are chosen: enough for a page of suggestions. */
const kitchensRead = 24;
const dishesRead = 800;
const hitLimit = 20;

const nothing = { rows: [], terms: [] };

type RankedHit = SearchHit & Rank;

const dishesQuery = query(
  { Dish, MenuCategory },
  (from, { supplierIds, limit }: Given<{ supplierIds: readonly string[]; limit: number }>) =>
    from
      .selectFrom('Dish as d')
      .innerJoin('MenuCategory as c', 'c.id', 'd.categoryId')
      .where(d => d('d.supplierId', '=', d.fn.any(supplierIds)))
      .where('d.removedAt', 'is', null)
      .where('d.isAvailable', '=', true)
      .select(['d.supplierId', 'd.name', 'c.name as categoryName', 'd.diet', 'd.allergens', 'd.marks'])
      .limit(limit),
);
type DishOnSale = RowOf<typeof dishesQuery>;

interface Search {
  text: string;
  filter: SupplierFilter;
  first: number;
}

const columns: readonly SupplierColumn[] = ['id', 'kitchenName', 'cookName', 'cuisineType', 'rating'];

/** Finds kitchens, dishes and cuisines, the nearest to the text first. */
export const search = async (ctx: Ctx, { text, filter, first }: Search): Promise<SearchHit[]> => {
  if (first < 1 || first > hitLimit) {
    throw new MalformedInput(`A search returns 1 to ${hitLimit} results.`, 'first');
  }
  const kitchens = {
    filter: { ...filter, text: searchTerm(text, 'text') },
    sort: SupplierSort.RATING,
    columns,
  };
  const found = text.trim() ? await searchSuppliers(ctx, kitchens, kitchensRead) : nothing;
  // Of small words alone nothing is asked for, and every kitchen would have them.
  if (found.rows.length === 0 || found.terms.length === 0) return [];
  const supplierIds = found.rows.map(({ id }) => id);
  const dishes = await dishesQuery.all(ctx.sql, { supplierIds, limit: dishesRead });
  const matcher = new NameMatcher(text, found.terms);
  return [
    ...cuisineHits(matcher, found.rows),
    ...dishHits(matcher, found.rows, dishes),
    ...kitchenHits(matcher, found.rows),
  ]
    .sort(byRank)
    .slice(0, first);
};

const asSeller = ({ id, kitchenName }: SupplierRow) => ({ supplierId: id, supplierName: kitchenName });

const related: Rank = { match: 'RELATED', begunWords: 9 };

/** A kitchen that only its dishes bring in comes last. */
const kitchenHits = (matcher: NameMatcher, kitchens: readonly SupplierRow[]): RankedHit[] =>
  kitchens.map(supplier => ({
    kind: SearchHitKind.KITCHEN,
    name: supplier.kitchenName,
    ...asSeller(supplier),
    ...(matcher.rank(supplier.kitchenName) ??
      matcher.rank(`${supplier.kitchenName} ${supplier.cookName}`, supplier.cuisineType) ??
      related),
  }));

/** Each dish once, from the best rated kitchen that sells it. */
const dishHits = (
  matcher: NameMatcher,
  kitchens: readonly SupplierRow[],
  dishes: readonly DishOnSale[],
): RankedHit[] => {
  const place = new Map(kitchens.map(({ id }, at) => [id, at]));
  const hits = new Map<string, RankedHit>();
  for (const dish of dishes.toSorted((a, b) => place.get(a.supplierId)! - place.get(b.supplierId)!)) {
    const rank = hits.has(dish.name) ? undefined : matcher.rank(dish.name, factWords(dish));
    const seller = asSeller(kitchens[place.get(dish.supplierId)!]!);
    if (rank) hits.set(dish.name, { kind: SearchHitKind.DISH, name: dish.name, ...seller, ...rank });
  }
  return [...hits.values()];
};

/** Cuisines that are called so, when a kitchen that was found cooks them. */
const cuisineHits = (matcher: NameMatcher, kitchens: readonly SupplierRow[]): RankedHit[] =>
  cuisines.flatMap(cuisine => {
    const within = cuisinesWithin(cuisine);
    const rank = matcher.rank(cuisine);
    if (!rank || !kitchens.some(({ cuisineType }) => within.includes(cuisineType))) return [];
    return { kind: SearchHitKind.CUISINE, name: cuisine, supplierId: null, supplierName: null, ...rank };
  });
