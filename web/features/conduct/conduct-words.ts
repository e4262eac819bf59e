import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { lateServingMinutes } from '../../../schema/constants.ts';
import type {
  ConductFigures_conductFragment,
  ConductMeasureKind,
  ConductStep,
} from '../../generated/graphql.ts';
import { numberFormat } from '../../lib/formats/formats.ts';

export type Measure = ConductFigures_conductFragment['measures'][number];

export const measureKinds: readonly ConductMeasureKind[] = ['CANCELED', 'UNFINISHED', 'LATE', 'REFUNDED'];

/** What each figure is called. */
export const measureNames: Record<ConductMeasureKind, MessageDescriptor> = {
  CANCELED: msg`Canceled by the kitchen`,
  UNFINISHED: msg`Never marked as delivered`,
  LATE: msg`Late`,
  REFUNDED: msg`Refunded after a reported problem`,
};

/** What each figure counts, in a sentence for cooks and staff. */
export const measureMeanings: Record<ConductMeasureKind, MessageDescriptor> = {
  CANCELED: msg`Orders that the kitchen canceled, whatever the reason. Those of customers and of our team don't count.`,
  UNFINISHED: msg`Orders whose serving time is over and that were neither delivered nor canceled.`,
  LATE: msg`Delivered more than ${lateServingMinutes} minutes after the serving time. A pickup counts from when it was ready, so customers who come late don't matter.`,
  REFUNDED: msg`Delivered orders with a problem that the customer reported and our team refunded.`,
};

/** What each step is called. */
export const stepNames: Record<ConductStep, MessageDescriptor> = {
  WARN: msg({ message: 'Warning', context: 'a step about a kitchen' }),
  PAUSE: msg({ message: 'Pause', context: 'a step about a kitchen' }),
  SUSPEND: msg({ message: 'Suspension', context: 'a step about a kitchen' }),
};

export const percentWords = (percent: number): string =>
  numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);

/** For example 4 of 12 (33.3%). */
export const measureWords = ({ orders, ofOrders, percent }: Measure): string => {
  if (percent === null) return t`None`;
  const part = percentWords(percent);
  return t`${orders} of ${ofOrders} (${part})`;
};
