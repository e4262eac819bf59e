import { batched } from '../../core/batched.ts';
import { type ClosureRow, closureColumns } from './closure.ts';

/** Loads closures that end today or later in the kitchen's time zone, the next first. */
export const closuresOf = batched(async (ctx, supplierIds) => {
  const closures = await ctx.sql.rows<ClosureRow & { supplierId: string }>(
    `select ${closureColumns}, c.supplier_id as "supplierId"
     from closures c
     join suppliers s on s.id = c.supplier_id
     join cities city on city.id = s.city_id
     where c.supplier_id = any($1::uuid[])
       and c.last_day >= ($2::timestamptz at time zone city.time_zone)::date
     order by c.supplier_id, c.first_day`,
    [supplierIds, ctx.now],
  );
  return Map.groupBy(closures, closure => closure.supplierId);
});
