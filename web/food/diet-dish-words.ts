import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a filter calls the dishes that meet a diet, on home and in a menu. */
export const dietDishWords = {
  VEGAN: msg`Vegan dishes`,
  JAIN: msg`Jain dishes`,
  NO_ONION_GARLIC: msg`No onion or garlic`,
} satisfies Record<string, MessageDescriptor>;
