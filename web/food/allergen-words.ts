import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Allergen } from '../generated/graphql.ts';
import { listed, translate } from '../lib/language.ts';

const words: Record<Allergen, MessageDescriptor> = {
  MILK: msg`milk`,
  EGG: msg`egg`,
  FISH: msg`fish`,
  SHELLFISH: msg`shellfish`,
  TREE_NUTS: msg`tree nuts`,
  PEANUTS: msg`peanuts`,
  WHEAT: msg`wheat`,
  SOY: msg`soy`,
  SESAME: msg`sesame`,
  MUSTARD: msg`mustard`,
};

/** For example 'milk, wheat, and mustard'. */
export const allergenList = (allergens: readonly Allergen[]) =>
  listed(allergens.map(allergen => translate(words[allergen])));

export const allergenWords = (allergens: readonly Allergen[]) =>
  allergens.length === 0 ? t`No listed allergens` : t`Contains ${allergenList(allergens)}`;
