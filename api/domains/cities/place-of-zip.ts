import { zipNotFound } from '../../../schema/rules/kitchen.ts';
import { withValues } from '../../../schema/with-values.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput } from '../../core/operation/problem.ts';
import { folded } from '../../core/values/searchable.ts';
import { knownPlacesOf } from './known-zip-codes.ts';
import type { ZipCode } from './zip-code.ts';

interface Where {
  zipCode: string;
  city: string;
  state: string;
}

const abbreviated: Record<string, string> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' };

/** Normalizes a name for comparison: no case, accents or punctuation, with postal abbreviations. */
const compared = (city: string): string =>
  folded(city)
    .replace(/[.'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(word => abbreviated[word] ?? word)
    .join(' ');

const choice = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Finds the place of a ZIP code with this city name, spelled as in the ZIP table. */
export const placeOfZip = async (
  ctx: Ctx,
  { zipCode, city, state }: Where,
): Promise<ZipCode | InvalidInput> => {
  const places = await knownPlacesOf(ctx, zipCode);
  if (!places[0]) return new InvalidInput(zipNotFound, 'zipCode');
  const inState = places.filter(place => place.state === state);
  if (!inState[0])
    return new InvalidInput(
      withValues(/*i18n*/ 'ZIP code {0} is in {1}.', zipCode, places[0].state),
      'state',
    );
  const place = inState.find(each => compared(each.city) === compared(city));
  if (place) return place;
  const names = choice.format(inState.map(each => each.city));
  return new InvalidInput(
    withValues(/*i18n*/ 'ZIP code {0} belongs to {1}. Please enter that city.', zipCode, names),
    'city',
  );
};
