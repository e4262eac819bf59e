import * as z from 'zod';
import type { City } from '../../../domains/cities/city.ts';
import { type StopInForce, stopIn } from '../../../domains/cities/ordering-stops/stops-in-force.ts';
import { countShape, doneShape, flagShape, id, moment, momentShape, textShape } from './common.ts';
import { refusalShape } from './problem.ts';

const orderingStopShape = z
  .object({
    reason: textShape('Reason, in the words of staff for customers.', 'A snowstorm is coming.'),
    since: momentShape('Time since which no orders are taken.'),
    until: momentShape(
      'Time at which ordering is allowed again automatically; null until staff allow it.',
    ).nullable(),
  })
  .nullable()
  .meta({
    description:
      'Stop of ordering that is in force in the city, its own or that of all cities; null while orders are taken. ' +
      'Existing orders are not affected.',
    examples: [null],
  });

export const cityShape = z
  .object({
    id: id('the city'),
    name: textShape('Name.', 'San Jose'),
    state: textShape('Two-letter state code.', 'CA'),
    latitude: textShape('Degrees north, as text.', '37.3382'),
    longitude: textShape('Degrees east, as text.', '-121.8863'),
    isActive: flagShape('Whether customers can choose it; others are coming soon.'),
    supplierCount: countShape('Number of listed kitchens.', 12),
    orderingStopped: orderingStopShape,
  })
  .meta({ id: 'City', description: 'City of the marketplace, open or coming soon.' });

const presentStop = ({ reason, since, until }: StopInForce): z.output<typeof orderingStopShape> => ({
  reason,
  since: moment(since),
  until: until && moment(until),
});

/** Coordinates are text, as specified. */
export const presentCity = (
  { id, name, state, latitude, longitude, isActive, supplierCount }: City,
  stops: readonly StopInForce[],
): z.output<typeof cityShape> => {
  const stop = stopIn(stops, id);
  return {
    id,
    name,
    state,
    latitude: String(latitude),
    longitude: String(longitude),
    isActive,
    supplierCount,
    orderingStopped: stop && presentStop(stop),
  };
};

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
