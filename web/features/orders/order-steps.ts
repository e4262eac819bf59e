import { t } from '@lingui/core/macro';
import type { OrderStatus, OrderTimeline_orderFragment } from '../../generated/graphql.ts';
import { statusWord } from './order-status-words.ts';

type NotificationDraft = Pick<OrderTimeline_orderFragment, 'status' | 'fulfillment' | 'timeline'>;

export interface OrderStep {
  title: string;
  at?: string;
  state: 'done' | 'current' | 'waiting';
}

const waysTo: Record<NotificationDraft['fulfillment'], readonly OrderStatus[]> = {
  DELIVERY: ['PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'DELIVERED'],
  PICKUP: ['PLACED', 'PREPARING', 'READY', 'DELIVERED'],
};

/** What happened to an order and when, what happens now, and what comes next. */
export const orderSteps = ({ status, fulfillment, timeline }: NotificationDraft): OrderStep[] => {
  const steps = status === 'CANCELED' ? timeline.map(moment => moment.status) : waysTo[fulfillment];
  const reached = steps.indexOf(status);

  const stateOf = (index: number) => {
    if (index > reached) return 'waiting';
    return index < reached || status === 'DELIVERED' ? 'done' : 'current';
  };
  return steps.map((step, index) => ({
    title: titleOf(step, fulfillment),
    at: timeline.find(moment => moment.status === step)?.at,
    state: stateOf(index),
  }));
};

const titleOf = (step: OrderStatus, fulfillment: NotificationDraft['fulfillment']) => {
  if (fulfillment === 'PICKUP' && step === 'READY') return t`Ready for pickup`;
  if (fulfillment === 'PICKUP' && step === 'DELIVERED') return t`Picked up`;
  return statusWord(step);
};
