import { batched } from '../../../core/operation/batched.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { MealtimePlan } from '../../mealtimes/mealtime-plan.ts';

/** A meal that a kitchen cooks on a weekday, and until when it is ordered. */
export type CookedMeal = Pick<MealtimePlan, 'weekday' | 'mealtime' | 'cutOffMinutes'>;

const mealsQuery = query(
  { MealtimePlan },
  (from, { supplierIds }: Given<{ supplierIds: readonly string[] }>) =>
    from
      .selectFrom('MealtimePlan as p')
      .where(p => p('p.supplierId', '=', p.fn.any(supplierIds)))
      .select(['p.supplierId', 'p.weekday', 'p.mealtime', 'p.cutOffMinutes']),
);

/** Meals that kitchens cook in a week; batched. */
export const cookedMealsOf = batched<CookedMeal[]>(async (ctx, supplierIds) =>
  Map.groupBy(await mealsQuery.all(ctx.sql, { supplierIds }), meal => meal.supplierId),
);
