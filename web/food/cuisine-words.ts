import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translate } from '../lib/language.ts';

const words: Record<string, MessageDescriptor> = {
  'North Indian': msg`North Indian`,
  'South Indian': msg`South Indian`,
  Bengali: msg`Bengali`,
  Gujarati: msg`Gujarati`,
  Maharashtrian: msg`Maharashtrian`,
  Odia: msg`Odia`,
  Punjabi: msg`Punjabi`,
  Rajasthani: msg`Rajasthani`,
  Tamil: msg`Tamil`,
  Kerala: msg`Kerala`,
  'Indo-Chinese': msg`Indo-Chinese`,
  'Multi-Cuisine': msg`Multi-Cuisine`,
  'Street Food': msg`Street Food`,
  Biryani: msg`Biryani`,
};

/** A stored cuisine in the reader's language; an unknown one is shown unchanged. */
export const cuisineWord = (cuisine: string) => translate(words[cuisine] ?? cuisine);
