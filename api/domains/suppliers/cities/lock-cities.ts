import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { City } from '../../cities/city.ts';

/** Locks cities for a change: no kitchen can register in one of them meanwhile. Merged cities are not found. */
export const lockCities = async ({ em }: Work, ids: readonly string[]): Promise<(City | undefined)[]> => {
  const known = ids.map(id => id.toLowerCase()).filter(isIdentifier);
  const cities = await em.find(
    City,
    { id: { $in: known }, mergedInto: null },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return ids.map(id => cities.find(city => city.id === id.toLowerCase()));
};
