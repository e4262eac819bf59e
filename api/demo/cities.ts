export interface DemoCity {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  isActive: boolean;
}

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

/** In the order of the alphabet, as the city picker lists them. */
// biome-ignore format: a table of places
export const cities: readonly DemoCity[] = [
  { name: 'Alpharetta', state: 'GA', latitude: 34.0754, longitude: -84.2941, timeZone: eastern, isActive: true },
  { name: 'Ann Arbor', state: 'MI', latitude: 42.2808, longitude: -83.743, timeZone: 'America/Detroit', isActive: false },
  { name: 'Bellevue', state: 'WA', latitude: 47.6101, longitude: -122.2015, timeZone: pacific, isActive: true },
  { name: 'Boston', state: 'MA', latitude: 42.3601, longitude: -71.0589, timeZone: eastern, isActive: true },
  { name: 'Cary', state: 'NC', latitude: 35.7915, longitude: -78.7811, timeZone: eastern, isActive: true },
  { name: 'Chicago', state: 'IL', latitude: 41.8781, longitude: -87.6298, timeZone: central, isActive: true },
  { name: 'Columbus', state: 'OH', latitude: 39.9612, longitude: -82.9988, timeZone: eastern, isActive: false },
  { name: 'Denver', state: 'CO', latitude: 39.7392, longitude: -104.9903, timeZone: mountain, isActive: true },
  { name: 'Edison', state: 'NJ', latitude: 40.5187, longitude: -74.4121, timeZone: eastern, isActive: true },
  { name: 'Fremont', state: 'CA', latitude: 37.5485, longitude: -121.9886, timeZone: pacific, isActive: true },
  { name: 'Frisco', state: 'TX', latitude: 33.1507, longitude: -96.8236, timeZone: central, isActive: true },
  { name: 'Herndon', state: 'VA', latitude: 38.9696, longitude: -77.3861, timeZone: eastern, isActive: false },
  { name: 'Houston', state: 'TX', latitude: 29.7604, longitude: -95.3698, timeZone: central, isActive: true },
  { name: 'Irving', state: 'TX', latitude: 32.814, longitude: -96.9489, timeZone: central, isActive: true },
  { name: 'Jersey City', state: 'NJ', latitude: 40.7178, longitude: -74.0431, timeZone: eastern, isActive: true },
  { name: 'Minneapolis', state: 'MN', latitude: 44.9778, longitude: -93.265, timeZone: central, isActive: false },
  { name: 'Naperville', state: 'IL', latitude: 41.7508, longitude: -88.1535, timeZone: central, isActive: true },
  { name: 'Orlando', state: 'FL', latitude: 28.5384, longitude: -81.3789, timeZone: eastern, isActive: false },
  { name: 'Philadelphia', state: 'PA', latitude: 39.9526, longitude: -75.1652, timeZone: eastern, isActive: false },
  { name: 'Phoenix', state: 'AZ', latitude: 33.4484, longitude: -112.074, timeZone: 'America/Phoenix', isActive: true },
  { name: 'Plano', state: 'TX', latitude: 33.0198, longitude: -96.6989, timeZone: central, isActive: false },
  { name: 'Queens', state: 'NY', latitude: 40.7282, longitude: -73.7949, timeZone: eastern, isActive: true },
  { name: 'Salt Lake City', state: 'UT', latitude: 40.7608, longitude: -111.891, timeZone: mountain, isActive: false },
  { name: 'San Jose', state: 'CA', latitude: 37.3382, longitude: -121.8863, timeZone: pacific, isActive: true },
];
