import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DishMark } from '../generated/graphql.ts';
import { translate } from '../lib/language.ts';

const words: Record<DishMark, MessageDescriptor> = {
  JAIN: msg`Jain`,
  NO_ONION_GARLIC: msg`No onion or garlic`,
};

export const dishMarkWord = (mark: DishMark) => translate(words[mark]);

/** A Jain dish has neither onion nor garlic, so that its other mark says nothing more. */
export const dishMarkWords = (marks: readonly DishMark[]) =>
  (marks.includes('JAIN') ? (['JAIN'] as const) : marks).map(dishMarkWord);
