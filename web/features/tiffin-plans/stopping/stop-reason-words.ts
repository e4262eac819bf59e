import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TiffinStopReason } from '../../../generated/graphql.ts';
import { translate } from '../../../lib/language.ts';

const words: Record<TiffinStopReason, MessageDescriptor> = {
  PRICE: msg`It costs too much`,
  FOOD: msg`I didn't like the food`,
  VARIETY: msg`I want something else each day`,
  DELIVERY: msg`Delivery didn't work out`,
  ROUTINE: msg`My routine has changed`,
  OTHER: msg`Something else`,
};

export const stopReasonWord = (reason: TiffinStopReason) => translate(words[reason]);
