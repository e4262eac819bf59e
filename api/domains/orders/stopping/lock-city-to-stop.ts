import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { City } from '../../cities/city.ts';

/** Locks a city, so that it is not merged into another one meanwhile; undefined when there is none. */
export const lockCityToStop = async ({ em }: Work, id: string): Promise<City | undefined> => {
  if (!isIdentifier(id)) return undefined;
  const city = { id, mergedInto: null };
  return (await em.findOne(City, city, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
};
