import { registerEnumType } from 'type-graphql';
import { languageCodes } from '../../../schema/languages.ts';
import { mapValues } from '../values/map-values.ts';

/** The languages of texts, as GraphQL names them. */
export type Language = Uppercase<(typeof languageCodes)[number]>;

export const Language = Object.fromEntries(
  languageCodes.map(code => [code.toUpperCase(), code.toUpperCase()]),
) as { readonly [Name in Language]: Name };

/** Its name in English. */
const names: Record<Language, string> = { EN: 'English.', HI: 'Hindi.' };

registerEnumType(Language, {
  name: 'Language',
  description: 'Language of texts.',
  valuesConfig: mapValues(names, description => ({ description })),
});
