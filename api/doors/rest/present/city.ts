import * as z from 'zod';
import type { City } from '../../../domains/cities/city.ts';
import { countShape, doneShape, flagShape, id, textShape } from './common.ts';
import { refusalShape } from './problem.ts';

export const cityShape = z
  .object({
    id: id('the city'),
    name: textShape('Name.', 'San Jose'),
    state: textShape('Two-letter state code.', 'CA'),
    latitude: textShape('Degrees north, as text.', '37.3382'),
    longitude: textShape('Degrees east, as text.', '-121.8863'),
    isActive: flagShape('Whether customers can choose it; others are coming soon.'),
    supplierCount: countShape('Number of listed kitchens.', 12),
  })
  .meta({ id: 'City', description: 'City of the marketplace, open or coming soon.' });

/** Coordinates are text, as specified. */
export const presentCity = ({
  id,
  name,
  state,
  latitude,
  longitude,
  isActive,
  supplierCount,
}: City): z.output<typeof cityShape> => ({
  id,
  name,
  state,
  latitude: String(latitude),
  longitude: String(longitude),
  isActive,
  supplierCount,
});

export const citiesShape = z.array(cityShape);

const placeShape = z.object({
  city: textShape('Name of the city.', 'San Jose'),
  state: textShape('Two-letter state code.', 'CA'),
});

export const placesShape = z
  .object({ success: doneShape, locations: z.array(placeShape).meta({ description: 'Places, by city.' }) })
  .meta({ id: 'ZipCodePlaces', description: 'Places of a ZIP code.' });

export const unknownZipShape = refusalShape
  .extend({
    success: z.literal(false),
    locations: z.array(placeShape).max(0).meta({ description: 'None.' }),
  })
  .meta({ id: 'UnknownZipCode', description: 'No place has the ZIP code.' });
