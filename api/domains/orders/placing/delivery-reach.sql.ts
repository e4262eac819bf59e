import type { Ctx } from '../../../core/ctx.ts';

/** The ZIP code at the end of a one-line address, if any. */
export const zipCodeOf = (address: string): string | null =>
  /(\d{5})(-\d{4})?\s*$/.exec(address)?.[1] ?? null;

/**
 * Whether the ZIP code in a parameter lies outside the delivery area of kitchen `s`; null when there is none or its
 * location is unknown, which is left to the kitchen. Measured like `Supplier.deliversTo`. Cast to the type of the
 * column: compared as text, the index would not be used. Written as SQL because placing an order contains it.
 */
export const isBeyondReach = (zipCode: string): string => `(
  select min(miles_between(s.latitude, s.longitude, z.latitude, z.longitude)) > s.delivery_radius_miles
  from zip_codes z where z.zip_code = ${zipCode}::char(5))`;

/** Whether a kitchen delivers to an address; true when its location is unknown. */
export const deliversToAddress = async (ctx: Ctx, supplierId: string, address: string): Promise<boolean> => {
  const [kitchen] = await ctx.sql.rows<{ isBeyond: boolean | null }>(
    `select ${isBeyondReach('$2')} as "isBeyond" from suppliers s where s.id = $1`,
    [supplierId, zipCodeOf(address)],
  );
  return kitchen?.isBeyond !== true;
};
