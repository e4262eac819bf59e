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
