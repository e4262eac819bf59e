import { type Expression, sql } from 'kysely';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, tables } from '../../../core/query/query.ts';
import { ZipCode } from '../../cities/zip-code.ts';
import { Supplier } from '../../suppliers/supplier.ts';

/** The ZIP code at the end of a one-line address, if any. */
export const zipCodeOf = (address: string): string | null =>
  /(\d{5})(-\d{4})?\s*$/.exec(address)?.[1] ?? null;

/**
 * Whether a ZIP code lies outside the delivery area of kitchen `s`; null when there is none or its location is unknown,
 * which is left to the kitchen. Measured like `Supplier.deliversTo`. Cast to the type of the column: compared as text,
 * the index would not be used.
 */
export const isBeyondReach = (zipCode: Expression<string | null>) => {
  const miles = sql<number>`miles_between(
    ${sql.ref('s.latitude')}, ${sql.ref('s.longitude')}, ${sql.ref('z.latitude')}, ${sql.ref('z.longitude')})`;
  return sql<boolean | null>`${tables({ ZipCode })
    .selectFrom('ZipCode as z')
    .where('z.zipCode', '=', sql<string>`${zipCode}::char(5)`)
    .select(sql`min(${miles}) > ${sql.ref('s.deliveryRadiusMiles')}`.as('isBeyond'))}`;
};

const reachQuery = query(
  { Supplier },
  (from, { supplierId, zipCode }: Given<{ supplierId: string; zipCode: string | null }>) =>
    from
      .selectFrom('Supplier as s')
      .where('s.id', '=', supplierId)
      .select(isBeyondReach(zipCode).as('isBeyond')),
);

/** Whether a kitchen delivers to an address; true when its location is unknown. */
export const deliversToAddress = async (ctx: Ctx, supplierId: string, address: string): Promise<boolean> => {
  const kitchen = await reachQuery.first(ctx.sql, { supplierId, zipCode: zipCodeOf(address) });
  return kitchen?.isBeyond !== true;
};
