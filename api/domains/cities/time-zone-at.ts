const { eastern, central, mountain, pacific } = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
};

const statesOf: Record<string, string> = {
  [eastern]: 'CT DC DE FL GA IN KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  [central]: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  [mountain]: 'CO ID MT NM UT WY',
  [pacific]: 'CA NV OR WA',
  'America/Detroit': 'MI',
  'America/Phoenix': 'AZ',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

const ofState = new Map(
  Object.entries(statesOf).flatMap(([zone, states]) =>
    states.split(' ').map(state => [state, zone] as const),
  ),
);

/** States with two time zones: the other one applies east of this longitude. */
const beyond: Record<string, { west?: [number, string]; east?: [number, string] }> = {
  FL: { west: [-85.1, central] },
  IN: { west: [-87.1, central] },
  KY: { west: [-86.2, central] },
  TN: { east: [-85.1, eastern] },
  TX: { west: [-105, mountain] },
  KS: { west: [-101.4, mountain] },
  NE: { west: [-101.3, mountain] },
  SD: { west: [-100.6, mountain] },
  ND: { west: [-102, mountain] },
  OR: { east: [-118, 'America/Boise'] },
};

/**
 * The time zone of a place, by its state and longitude. Borders run along county lines, so near one it may be
 * wrong; an admin who adds a city can override it.
 */
export const timeZoneAt = (state: string, longitude: number): string => {
  const { west, east } = beyond[state] ?? {};
  if (west && longitude < west[0]) return west[1];
  if (east && longitude > east[0]) return east[1];
  return ofState.get(state) ?? eastern;
};
