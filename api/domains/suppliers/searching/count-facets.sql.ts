import { dietaryNeeds } from '../../../../schema/search-constants.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Coordinates } from '../../cities/coordinates.ts';
import type { Term } from './search-terms.ts';
import { orSimilar } from './similar-terms.sql.ts';
import {
  type Choices,
  choiceConditions,
  chosen,
  costsLess,
  delivers,
  placeConditions,
  qualityConditions,
  suits,
} from './supplier-conditions.sql.ts';
import type { SupplierFacets } from './supplier-facets.ts';
import type { SupplierFilter } from './supplier-inputs.ts';
import { textConditions } from './text-conditions.sql.ts';

/** More than most cities have. In a larger one no choice is likely to leave nothing. */
const kitchensCounted = 1000;

/** Choices to count besides the diets. */
export interface CountedChoices {
  priceUnderCents?: number | null;
  deliversTo?: Coordinates | null;
}

type Counts = Record<string, number>;

/** Counts what each choice would leave, all in one pass over the kitchens of the place. */
export const countFacets = (
  ctx: Ctx,
  filter: SupplierFilter,
  counted: CountedChoices,
): Promise<SupplierFacets> => orSimilar(ctx, filter, terms => count(ctx, filter, counted, terms), isEmpty);

const isEmpty = ({ dietaryNeeds, priceUnder, deliversTo }: SupplierFacets) =>
  !priceUnder && !deliversTo && dietaryNeeds.every(({ count }) => count === 0);

const count = async (
  ctx: Ctx,
  filter: SupplierFilter,
  { priceUnderCents, deliversTo }: CountedChoices,
  terms: readonly Term[],
): Promise<SupplierFacets> => {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const place = ['s.is_active', ...placeConditions(filter, bind).conditions];
  // In this order, since the first that fails saves the others.
  const others = [...textConditions(terms, bind), ...qualityConditions(filter, ctx.now, bind)];
  const now = choiceConditions(filter, bind);
  const number = (choices: Choices) => numberWith(['s.fits', ...chosen({ ...now, ...choices })]);
  const columns = [
    `count(*)::int as scanned`,
    ...dietaryNeeds.map(need => `${number({ diet: suits[need] })} as "${need}"`),
    `${priceUnderCents ? number({ price: costsLess(priceUnderCents, bind) }) : 'null'} as price`,
    `${deliversTo ? number({ reach: delivers(deliversTo, filter, bind) }) : 'null'} as reach`,
  ];
  const [counts] = await ctx.sql.rows<Counts>(
    // Computed once for each kitchen: without the offset, each count would compute it again.
    `select ${columns.join(', ')} from (
       select s.*, (${others.join(' and ') || 'true'}) as fits
       from (select * from suppliers s where ${place.join(' and ')} limit ${kitchensCounted}) s offset 0
     ) s`,
    values,
    'composed',
  );
  return facetsOf(counts!);
};

const numberWith = (conditions: readonly string[]) =>
  `(count(*) filter (where ${conditions.join(' and ')}))::int`;

const facetsOf = (counts: Counts): SupplierFacets => ({
  dietaryNeeds: dietaryNeeds.map(dietaryNeed => ({ dietaryNeed, count: counts[dietaryNeed]! })),
  priceUnder: counts.price ?? null,
  deliversTo: counts.reach ?? null,
  isComplete: counts.scanned! < kitchensCounted,
});
