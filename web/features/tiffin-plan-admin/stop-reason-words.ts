import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { TiffinStopReason } from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';

const words: Record<TiffinStopReason, MessageDescriptor> = {
  PRICE: msg({ message: 'price', context: 'why a plan stopped' }),
  FOOD: msg({ message: 'food', context: 'why a plan stopped' }),
  VARIETY: msg({ message: 'not enough variety', context: 'why a plan stopped' }),
  DELIVERY: msg({ message: 'delivery', context: 'why a plan stopped' }),
  ROUTINE: msg({ message: 'routine changed', context: 'why a plan stopped' }),
  OTHER: msg({ message: 'other', context: 'why a plan stopped' }),
};

/** For example 'price', as staff read why a plan was stopped. */
export const stopReasonWords = (reason: TiffinStopReason | null | undefined): string =>
  reason ? translate(words[reason]) : t({ message: 'no reason', context: 'why a plan stopped' });
