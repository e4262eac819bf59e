import type { Ctx } from '../core/ctx.ts';

/** The ZIP code that a one-line address ends with, as a pattern of PostgreSQL. */
const zipAtTheEnd = String.raw`(\d{5})(-\d{4})?\s*$`;

/**
 * Whether the address in a parameter lies beyond the reach of kitchen `s`, judged by its ZIP code; null when nobody
 * knows where that is, which is left to the kitchen. Measured like `Supplier.deliversTo`. Compared as the type of the
 * column: compared as text, every ZIP code would be looked at.
 */
export const isBeyondReach = (address: string): string => `(
  select min(miles_between(s.latitude, s.longitude, z.latitude, z.longitude)) > s.delivery_radius_miles
  from zip_codes z where z.zip_code = substring(${address}::text from '${zipAtTheEnd}')::char(5))`;

/** Whether a kitchen delivers to an address; where the address is unknown it may. */
export const deliversToAddress = async (ctx: Ctx, supplierId: string, address: string): Promise<boolean> => {
  const [kitchen] = await ctx.sql.rows<{ isBeyond: boolean | null }>(
    `select ${isBeyondReach('$2')} as "isBeyond" from suppliers s where s.id = $1`,
    [supplierId, address],
  );
  return kitchen?.isBeyond !== true;
};
