import { conductLeastOrders, conductLimits } from '../../../schema/constants.ts';
import type { ConductLimit, ConductMeasure, KitchenConduct } from './conduct.ts';
import { ConductMeasureKind, type ConductStep, conductSteps } from './conduct-enums.ts';

/** Counts of the orders of a kitchen and the days they are of; everything else is derived from them. */
export interface ConductCounts {
  firstDay: string;
  lastDay: string;
  ordersDue: number;
  ordersDelivered: number;
  ordersCanceled: number;
  ordersLate: number;
  ordersRefunded: number;
}

const kinds = Object.values(ConductMeasureKind);

const limitsOf = (kind: ConductMeasureKind): ConductLimit[] => {
  const percents: Partial<Record<ConductStep, number>> = conductLimits[kind];
  return conductSteps.flatMap(step => {
    const percent = percents[step];
    return percent === undefined ? [] : [{ step, percent }];
  });
};

const ordersOf = (counts: ConductCounts): Record<ConductMeasureKind, [orders: number, ofOrders: number]> => ({
  CANCELED: [counts.ordersCanceled, counts.ordersDue],
  UNFINISHED: [counts.ordersDue - counts.ordersDelivered - counts.ordersCanceled, counts.ordersDue],
  LATE: [counts.ordersLate, counts.ordersDelivered],
  REFUNDED: [counts.ordersRefunded, counts.ordersDelivered],
});

const measureOf = (counts: ConductCounts, kind: ConductMeasureKind): ConductMeasure => {
  const [orders, ofOrders] = ordersOf(counts)[kind];
  const limits = limitsOf(kind);
  // Compared in whole numbers: what is exactly at a limit is within it.
  const exceeded = limits.filter(({ percent }) => orders * 100 > percent * ofOrders);
  const isJudged = ofOrders >= conductLeastOrders;
  return {
    kind,
    orders,
    ofOrders,
    percent: ofOrders > 0 ? (orders / ofOrders) * 100 : null,
    isJudged,
    limits,
    step: (isJudged && exceeded.at(-1)?.step) || null,
  };
};

/** How grave a step is; none is the least. */
export const gravityOf = (step: ConductStep | null): number => (step ? conductSteps.indexOf(step) : -1);

/** The figures of a kitchen beside their limits, and the step that they lead to. */
export const conductOf = (counts: ConductCounts): KitchenConduct => {
  const measures = kinds.map(kind => measureOf(counts, kind));
  const [gravest] = measures.map(({ step }) => step).sort((one, other) => gravityOf(other) - gravityOf(one));
  return {
    firstDay: counts.firstDay,
    lastDay: counts.lastDay,
    ordersDue: counts.ordersDue,
    ordersDelivered: counts.ordersDelivered,
    isJudged: counts.ordersDue >= conductLeastOrders,
    measures,
    step: gravest ?? null,
  };
};
