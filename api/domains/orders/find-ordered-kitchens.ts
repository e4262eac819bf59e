import { customers } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { run, tables } from '../../core/query/query.ts';
import { searchTerm } from '../../core/values/searchable.ts';
import { City } from '../cities/city.ts';
import { showPlaces } from '../suppliers/shown-places.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { type SupplierColumn, type SupplierRow, supplierSelections } from '../suppliers/supplier-columns.ts';
import { Order } from './order.ts';

const kitchensLimit = 20;
/** Orders that are looked through, the newest. */
const ordersRead = 100;

interface Part {
  /** Name of a city, in any case; every city when omitted. */
  city?: string | null;
  columns: readonly SupplierColumn[];
  first: number;
}

/** Finds the listed kitchens that the viewer has ordered from, the one ordered from last first. */
export const findOrderedKitchens = async (
  ctx: Ctx,
  { city, columns, first }: Part,
): Promise<SupplierRow[]> => {
  ctx.viewer.must(customers);
  if (first < 1 || first > kitchensLimit) {
    throw new MalformedInput(`Ask for 1 to ${kitchensLimit} kitchens.`, 'first');
  }
  const kitchens = tables({ City, Order, Supplier })
    .selectFrom(from =>
      from
        .selectFrom(newest =>
          newest
            .selectFrom('Order as o')
            .where('o.customerId', '=', ctx.viewer.userId)
            .where('o.status', '<>', 'CANCELED')
            .orderBy('o.placedAt', 'desc')
            .limit(ordersRead)
            .select(['o.supplierId', 'o.placedAt'])
            .as('latest'),
        )
        .groupBy('latest.supplierId')
        .select(({ fn }) => ['latest.supplierId', fn.max('latest.placedAt').as('orderedAt')])
        .as('ordered'),
    )
    .innerJoin('Supplier as s', 's.id', 'ordered.supplierId')
    .where('s.isActive', '=', true)
    .$if(typeof city === 'string', query =>
      query
        .innerJoin('City as c', 'c.id', 's.cityId')
        .where(({ fn }) => fn('lower', ['c.name']), '=', searchTerm(city!, 'city').trim().toLowerCase()),
    )
    .orderBy('ordered.orderedAt', 'desc')
    .limit(first)
    .select(supplierSelections(columns));
  return showPlaces(ctx, await run(ctx.sql, kitchens));
};
