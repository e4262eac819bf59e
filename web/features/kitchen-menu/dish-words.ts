import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Diet } from '../../generated/graphql.ts';

export const dietWords: Record<Diet, MessageDescriptor> = {
  VEGETARIAN: msg`Vegetarian`,
  VEGAN: msg`Vegan`,
  EGG: msg`Contains egg`,
  NON_VEGETARIAN: msg`Non-vegetarian`,
};

/** By level, from 0 to 3. */
export const spiceWords = [msg`Not spicy`, msg`Mild`, msg`Medium`, msg`Hot`];
