import type {
  ConductFigures_conductFragment,
  ConductMeasureKind,
  ConductStep,
} from '../../generated/graphql.ts';
import { daySpan } from '../../lib/formats/dates.ts';
import { type Measure, percentWords } from './conduct-words.ts';

const happened: Record<ConductMeasureKind, string> = {
  CANCELED: 'were canceled by your kitchen',
  UNFINISHED: 'were never marked as delivered',
  LATE: 'were late',
  REFUNDED: 'were refunded after a reported problem',
};

const asks: Record<ConductStep, string> = {
  WARN: 'Please tell us if something makes it hard right now, such as too many plates a day.',
  PAUSE: 'We pause new orders so that you can get ready again. Existing orders stay.',
  SUSPEND: 'We suspend your kitchen until we have talked. Please reply to us.',
};

const sentenceOf = ({ kind, orders, ofOrders, step, limits }: Measure): string => {
  const limit = limits.find(each => each.step === step)!;
  return `${orders} of ${ofOrders} ${happened[kind]}; the limit is ${percentWords(limit.percent)}.`;
};

/**
 * A message to the kitchen to begin with: the facts, and what is asked. In English, as staff write. There are no facts
 * where nothing is above the limits of today, which a release may have raised since.
 */
export const suggestedWords = (conduct: ConductFigures_conductFragment, step: ConductStep): string => {
  const facts = conduct.measures.filter(measure => measure.step).map(sentenceOf);
  if (facts.length === 0) return asks[step];
  return [`Of your orders for ${daySpan(conduct.firstDay, conduct.lastDay)}:`, ...facts, asks[step]].join(
    ' ',
  );
};
