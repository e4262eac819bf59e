import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { lockSupplierChanges } from './lock-supplier.ts';
import { isToBeListed } from './may-be-listed.ts';
import { Supplier } from './supplier.ts';

const changeListing = query({ City, Supplier }, (on, { supplierId }: Given<{ supplierId: string }>) =>
  on
    .with('changed', with_ =>
      with_
        .updateTable('Supplier as s')
        .set(kitchen => ({ isActive: kitchen.not(kitchen.ref('s.isActive')) }))
        .where('s.id', '=', supplierId)
        .where(kitchen => kitchen('s.isActive', '<>', isToBeListed(kitchen)))
        .returning(['s.cityId', 's.isActive']),
    )
    .updateTable('City')
    .from('changed')
    .set(({ ref }) => ({
      supplierCount: fragment<number>`${ref('City.supplierCount')} + case when ${ref('changed.isActive')} then 1 else -1 end`,
    }))
    .whereRef('City.id', '=', 'changed.cityId'),
);

/**
 * Lists or unlists a kitchen according to its current data, and updates the count of its city, in
 * the transaction of the change. Changes of one kitchen run one by one here, so that each sees
 * the previous one.
 */
export const refreshListing = async (sql: Sql, supplierId: string): Promise<void> => {
  await lockSupplierChanges(sql, supplierId);
  await changeListing.all(sql, { supplierId });
};

const listAll = query({ Supplier }, on =>
  on.updateTable('Supplier as s').set(kitchen => ({ isActive: isToBeListed(kitchen) })),
);

const countListings = query({ City, Supplier }, on =>
  on.updateTable('City').set(({ selectFrom }) => ({
    supplierCount: selectFrom('Supplier as s')
      .whereRef('s.cityId', '=', 'City.id')
      .where('s.isActive', '=', true)
      .select(({ fn }) => fn.countAll<number>().as('number')),
  })),
);

/** Same for all kitchens together, when nothing else changes them. */
export const refreshAllListings = async (sql: Sql): Promise<void> => {
  await listAll.all(sql, {});
  await countListings.all(sql, {});
};
