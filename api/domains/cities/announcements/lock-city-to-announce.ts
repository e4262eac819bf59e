import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { City } from '../city.ts';
import { CityNotFound } from '../city-problems.ts';

/** The city that an announcement is for, which is not merged away meanwhile; null for all cities. */
export const lockCityToAnnounce = async (
  { em }: Work,
  cityId: string | null | undefined,
): Promise<City | null | CityNotFound> => {
  if (cityId == null) return null;
  const id = cityId.toLowerCase();
  const lockMode = LockMode.PESSIMISTIC_READ;
  const city = isIdentifier(id) ? await em.findOne(City, { id, mergedInto: null }, { lockMode }) : null;
  return city ?? new CityNotFound();
};
