import { City } from './city.ts';

/** Columns of a city that are loaded for pages and lists. */
export const cityColumns = [
  'id',
  'name',
  'state',
  'latitude',
  'longitude',
  'timeZone',
  'isActive',
  'supplierCount',
  'isAnnounced',
] as const;

/** Result unions distinguish their members by class; this gives a row the class City without copying it. */
export const asCity = (row: City): City => Object.setPrototypeOf(row, City.prototype);
