import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type Diet = 'VEGETARIAN' | 'VEGAN' | 'EGG' | 'NON_VEGETARIAN';

const words: Record<Diet, MessageDescriptor> = {
  VEGETARIAN: msg`Vegetarian`,
  VEGAN: msg`Vegan`,
  EGG: msg`Contains egg`,
  NON_VEGETARIAN: msg`Non-vegetarian`,
};

export const dietWord = (diet: Diet): string => i18n._(words[diet]);
