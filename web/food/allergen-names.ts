import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Allergen } from '../generated/graphql.ts';
import { translate } from '../lib/language.ts';

const names: Record<Allergen, MessageDescriptor> = {
  MILK: msg`Milk, ghee, paneer`,
  EGG: msg`Egg`,
  FISH: msg`Fish`,
  SHELLFISH: msg`Shellfish`,
  TREE_NUTS: msg`Tree nuts`,
  PEANUTS: msg`Peanuts`,
  WHEAT: msg`Wheat`,
  SOY: msg`Soy`,
  SESAME: msg`Sesame`,
  MUSTARD: msg`Mustard`,
};

/** An allergen as a choice, where `allergenList` names it in a sentence. */
export const allergenName = (allergen: Allergen) => translate(names[allergen]);
