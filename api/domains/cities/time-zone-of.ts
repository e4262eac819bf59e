interface Place {
  state: string;
  latitude: number;
  longitude: number;
}

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

const zoneOfMost: Record<string, string> = {
  ...fill(eastern, 'CT DE DC FL GA IN KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'),
  ...fill(central, 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'),
  ...fill(mountain, 'CO ID MT NM UT WY'),
  ...fill(pacific, 'CA NV OR WA'),
  MI: 'America/Detroit',
  AZ: 'America/Phoenix',
  AK: 'America/Anchorage',
  HI: 'Pacific/Honolulu',
};

function fill(zone: string, states: string): Record<string, string> {
  return Object.fromEntries(states.split(' ').map(state => [state, zone]));
}

const westOf = (longitude: number) => (place: Place) => place.longitude < longitude;
const northOf = (latitude: number) => (place: Place) => place.latitude > latitude;

/** Parts of states in the neighboring time zone, approximated along meridians and parallels. */
const corners: Record<string, { zone: string; contains: (place: Place) => boolean }> = {
  FL: { zone: central, contains: westOf(-85.1) },
  ID: { zone: pacific, contains: northOf(45.5) },
  IN: {
    zone: central,
    contains: place => place.longitude < -86.8 && (place.latitude > 40.7 || place.latitude < 38.4),
  },
  KS: { zone: mountain, contains: westOf(-101.4) },
  KY: { zone: central, contains: westOf(-86) },
  MI: { zone: central, contains: place => place.longitude < -87.6 && place.latitude < 46.7 },
  ND: { zone: mountain, contains: place => place.longitude < -101.5 && place.latitude < 47.4 },
  NE: { zone: mountain, contains: westOf(-101) },
  OR: { zone: mountain, contains: place => place.longitude > -118.2 && place.latitude < 44.5 },
  SD: { zone: mountain, contains: westOf(-100.4) },
  TN: { zone: eastern, contains: place => place.longitude > -85.2 },
  TX: { zone: mountain, contains: westOf(-104.9) },
};

/** The time zone of a place in the fifty states or D.C. Near a border an admin can override it. */
export const timeZoneOf = (place: Place): string => {
  const corner = corners[place.state];
  return corner?.contains(place) ? corner.zone : (zoneOfMost[place.state] ?? eastern);
};
