import type { Ctx } from '../../core/ctx.ts';
import type { ZipCode } from './zip-code.ts';

/** Loads the places of a ZIP code; none when it is unknown or malformed. */
export const lookupZipCode = async (ctx: Ctx, zipCode: string): Promise<ZipCode[]> => {
  const digits = /^\s*(\d{5})(-\d{4})?\s*$/.exec(zipCode)?.[1];
  if (!digits) return [];
  return ctx.sql.rows<ZipCode>(
    `select zip_code as "zipCode", city, state, latitude, longitude from zip_codes
     where zip_code = $1 order by city`,
    [digits],
  );
};
