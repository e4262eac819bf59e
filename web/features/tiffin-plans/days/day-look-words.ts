import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TiffinDayLook } from '../../../generated/graphql.ts';
import { translate } from '../../../lib/language.ts';

const words: Record<TiffinDayLook, MessageDescriptor> = {
  PLANNED: msg`Planned`,
  ORDERING: msg`Being ordered`,
  CONFIRMED: msg({ message: 'Confirmed', context: 'a day of a tiffin plan' }),
  COOKING: msg({ message: 'Cooking', context: 'a day of a tiffin plan' }),
  READY: msg({ message: 'Ready', context: 'a day of a tiffin plan' }),
  ON_THE_WAY: msg({ message: 'On the way', context: 'a day of a tiffin plan' }),
  DELIVERED: msg({ message: 'Delivered', context: 'a day of a tiffin plan' }),
  CANCELED: msg({ message: 'Canceled', context: 'a day of a tiffin plan' }),
  SKIPPED: msg`Skipped`,
  CLOSED: msg({ message: 'Kitchen closed', context: 'a day of a tiffin plan' }),
  SOLD_OUT: msg({ message: 'Sold out', context: 'a day of a tiffin plan' }),
  UNPAID: msg({ message: 'Unpaid', context: 'a day of a tiffin plan' }),
  WAITING: msg`Waiting`,
  MISSED: msg`Missed`,
};

export const dayLookWord = (look: TiffinDayLook) => translate(words[look]);
