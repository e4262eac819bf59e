import type { Ctx } from '../../../core/operation/ctx.ts';
import type { City } from '../../cities/city.ts';
import { knownPlacesOf } from '../../cities/known-zip-codes.ts';
import { nearestCities } from '../../cities/nearest-cities.ts';

/** How far kitchens of a city usually deliver. */
const withinMiles = 25;
const mostCities = 3;

/** The digits of a text that is a ZIP code. */
export const zipCodeIn = (text: string): string | undefined => /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1];

/** Finds the open cities around a ZIP code, the nearest first and its own before all. */
export const citiesOfZip = async (ctx: Ctx, zipCode: string): Promise<City[]> => {
  const places = await knownPlacesOf(ctx, zipCode);
  if (!places[0]) return [];
  const cities = await nearestCities(ctx, { near: places[0], withinMiles, first: mostCities });
  const isOwn = (city: City) => places.some(place => place.city === city.name && place.state === city.state);
  // The distance is from the ZIP code, not from the reader.
  const withoutMiles = cities.map(city => ({ ...city, distanceMiles: null }));
  return [...withoutMiles.filter(isOwn), ...withoutMiles.filter(city => !isOwn(city))];
};
