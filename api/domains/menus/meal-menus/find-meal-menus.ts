import { batched } from '../../../core/operation/batched.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { kitchensAsked, lastDay, localToday, today } from '../../suppliers/kitchens-asked.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { MealMenu, mealMenuColumns } from './meal-menu.ts';

const menusQuery = query(
  { Supplier, City, MealMenu },
  (from, { supplierIds, now }: Given<{ supplierIds: readonly string[]; now: Date }>) =>
    from
      .selectFrom(kitchensAsked(supplierIds))
      .crossJoinLateral(localToday(now))
      .innerJoin('MealMenu as own', 'own.supplierId', 'asked.id')
      .where(own => own.between('own.serviceDate', today, lastDay))
      .select(['asked.id as supplierId', ...mealMenuColumns])
      .orderBy('own.serviceDate')
      .orderBy('own.mealtime'),
);

/** Loads the menus of single meals within the days that can be ordered. */
export const mealMenusOf = batched(async (ctx, supplierIds) => {
  const menus = await menusQuery.all(ctx.sql, { supplierIds, now: ctx.now });
  return Map.groupBy(menus, menu => menu.supplierId);
});
