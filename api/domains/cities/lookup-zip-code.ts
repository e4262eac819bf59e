import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { ZipCode } from './zip-code.ts';

const placesQuery = query({ ZipCode }, (from, { zipCode }: Given<{ zipCode: string }>) =>
  from
    .selectFrom('ZipCode')
    .where('zipCode', '=', zipCode)
    .select(['zipCode', 'city', 'state', 'latitude', 'longitude'])
    .orderBy('city'),
);

/** Loads the places of a ZIP code; none when it is unknown or malformed. */
export const lookupZipCode = async (ctx: Ctx, zipCode: string): Promise<ZipCode[]> => {
  const digits = /^\s*(\d{5})(-\d{4})?\s*$/.exec(zipCode)?.[1];
  return digits ? placesQuery.all(ctx.sql, { zipCode: digits }) : [];
};
