import { zipNotFound } from '../../schema/rules/kitchen.ts';
import type { Ctx } from '../core/ctx.ts';
import { InvalidInput } from '../core/problem.ts';
import { lookupZipCode } from './lookup-zip-code.ts';
import type { ZipCode } from './zip-code.ts';

interface Where {
  zipCode: string;
  city: string;
  state: string;
}

/** Where a ZIP code is on the map: the place of its city if the code has several. */
export const placeOfZip = async (
  ctx: Ctx,
  { zipCode, city, state }: Where,
): Promise<ZipCode | InvalidInput> => {
  const places = await lookupZipCode(ctx, zipCode);
  if (!places[0]) return new InvalidInput(zipNotFound, 'zipCode');
  const inState = places.filter(place => place.state === state);
  if (!inState[0]) return new InvalidInput(`ZIP code ${zipCode} is in ${places[0].state}.`, 'state');
  return inState.find(place => place.city.toLowerCase() === city.toLowerCase()) ?? inState[0];
};
