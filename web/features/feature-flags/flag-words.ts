import { plural, t } from '@lingui/core/macro';
import type { ShownFlagFragment } from '../../generated/graphql.ts';
import { listed } from '../../lib/language.ts';

export type FlagCity = Pick<ShownFlagFragment['cities'][number], 'id' | 'name' | 'state'>;

/** For whom a feature is open, as it is stored or about to be. */
export interface Opening {
  status: ShownFlagFragment['status'];
  percent: number;
  isInAllCities: boolean;
  cities: readonly FlagCity[];
}

/** Names beyond this number are counted. */
const mostNamed = 5;

const citiesWords = (cities: readonly FlagCity[]): string => {
  const named = cities
    .slice(0, cities.length > mostNamed ? mostNamed - 1 : mostNamed)
    .map(({ name }) => name);
  const others = cities.length - named.length;
  return listed(
    others > 0 ? [...named, plural(others, { one: '# other city', other: '# other cities' })] : named,
  );
};

/** Says for whom it is open, in one sentence. */
export const openingWords = ({ status, percent, isInAllCities, cities }: Opening): string => {
  if (status === 'ON') return t`Open to everyone`;
  if (status === 'OFF' || percent === 0) return t`Closed to everyone`;
  if (!isInAllCities && cities.length === 0) return t`Closed to everyone: its cities were removed`;
  const places = isInAllCities ? t`all cities` : citiesWords(cities);
  return percent === 100 ? t`Open to everyone in ${places}` : t`Open to ${percent}% of people in ${places}`;
};

/** Whether some people see it and others do not, in the same city. */
export const isForSome = ({ status, percent }: Opening): boolean =>
  status === 'PART' && percent > 0 && percent < 100;
