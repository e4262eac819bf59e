import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Allergen, Diet, DietNeed } from '../generated/graphql.ts';
import { listed, translate } from '../lib/language.ts';
import { allergenList, allergenWords } from './allergen-words.ts';

/** Why a person never eats a dish. */
export interface NotForPerson {
  name: string;
  allergens: readonly Allergen[];
  diet: Diet | null;
  needs: readonly DietNeed[];
}

const dietWords: Record<Diet, MessageDescriptor> = {
  VEGAN: msg`Not vegan`,
  VEGETARIAN: msg`Not vegetarian`,
  EGG: msg`Contains meat or fish`,
  NON_VEGETARIAN: msg`Non-vegetarian`,
};

const needWords: Record<DietNeed, MessageDescriptor> = {
  JAIN: msg`Not marked Jain`,
  NO_ONION_GARLIC: msg`May contain onion or garlic`,
  NO_EGG: msg`Contains egg`,
};

const reasonWords = ({ allergens, diet, needs }: NotForPerson): string => {
  const said = needs.filter(need => need !== 'NO_EGG' || !allergens.includes('EGG'));
  const reasons = [
    ...(allergens.length > 0 ? [allergenWords(allergens)] : []),
    ...(diet ? [translate(dietWords[diet])] : []),
    ...said.map(need => translate(needWords[need])),
  ];
  // Nothing is said of it, and nothing that is not said is safe.
  return reasons.length > 0 ? reasons.join(' · ') : t`Allergens unknown`;
};

/** For example 'Contains peanuts: never for Aarav and Dadi', one for each reason. */
export const neverLines = (people: readonly NotForPerson[]): string[] =>
  [...Map.groupBy(people, reasonWords)].map(([reasons, those]) => {
    const names = listed(those.map(({ name }) => name));
    return t`${reasons}: never for ${names}`;
  });

/** For example 'Contains mustard: disliked by Aarav'. */
export const dislikeLine = (name: string, allergens: readonly Allergen[]): string => {
  const what = allergenList(allergens);
  return t`Contains ${what}: disliked by ${name}`;
};
