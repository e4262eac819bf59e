import { batched } from '../../core/operation/batched.ts';
import { type Given, query } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { localDay } from '../cities/local-day.ts';
import { Closure, closureColumns } from '../mealtimes/closure.ts';
import { Supplier } from '../suppliers/supplier.ts';

const closuresQuery = query(
  { Closure, Supplier, City },
  (from, { supplierIds, now }: Given<{ supplierIds: readonly string[]; now: Date }>) =>
    from
      .selectFrom('Closure as c')
      .innerJoin('Supplier as s', 's.id', 'c.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .where(c => c('c.supplierId', '=', c.fn.any(supplierIds)))
      .where(({ ref, eb }) => eb('c.lastDay', '>=', localDay(now, ref('city.timeZone'))))
      .select([...closureColumns, 'c.supplierId'])
      .orderBy('c.supplierId')
      .orderBy('c.firstDay'),
);

/** Loads closures that end today or later in the kitchen's time zone, the next first. */
export const closuresOf = batched(async (ctx, supplierIds) => {
  const closures = await closuresQuery.all(ctx.sql, { supplierIds, now: ctx.now });
  return Map.groupBy(closures, closure => closure.supplierId);
});
