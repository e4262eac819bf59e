import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TiffinDayStatus } from '../../../generated/graphql.ts';
import { translate } from '../../../lib/language.ts';

const words: Record<TiffinDayStatus, MessageDescriptor> = {
  PLANNED: msg`Planned`,
  PLACING: msg`Being ordered`,
  ORDERED: msg({ message: 'Ordered', context: 'a tiffin plan' }),
  WAITING: msg`Waiting`,
  SKIPPED: msg`Skipped`,
  MISSED: msg`Missed`,
};

export const dayStatusWord = (status: TiffinDayStatus) => translate(words[status]);
