import type { City } from '../city.ts';

/** What a stop of all cities, and what the audit trail has of it, has in place of the ID of a city. */
export const everywhereId = 'e4e2f8a6-0c1a-4f0e-8a5b-0d0c10c60140';

export const placeId = (cityId: string | null | undefined): string => cityId ?? everywhereId;

/** The place of a stop as the audit trail names it. */
export const auditedPlace = (city: Pick<City, 'id' | 'name' | 'state'> | null) =>
  city
    ? { subjectKind: 'city', subjectId: city.id, subjectName: `${city.name}, ${city.state}` }
    : { subjectKind: 'marketplace', subjectId: everywhereId, subjectName: 'All cities' };
