import { t } from '@lingui/core/macro';
import { orderWays } from '../../../../schema/constants.ts';
import type { OrderStatus, StepTaker_orderFragment } from '../../../generated/graphql.ts';

type OrderProgress = Pick<StepTaker_orderFragment, 'status' | 'fulfillment'>;

export interface NextStep {
  to: OrderStatus;
  /** What the button says. */
  words: string;
  /** What is said once it is done. */
  done: (order: string) => string;
  /** It can't be undone, so it needs confirmation. */
  isLast: boolean;
}

const stepTo = (
  to: OrderStatus,
  fulfillment: OrderProgress['fulfillment'],
): Pick<NextStep, 'words' | 'done'> => {
  const isPickup = fulfillment === 'PICKUP';
  switch (to) {
    case 'PREPARING':
      return { words: t`Start preparing`, done: order => t`${order} is being prepared` };
    case 'READY':
      return {
        words: t`Mark as ready`,
        done: order => (isPickup ? t`${order} is ready for pickup` : t`${order} is ready`),
      };
    case 'OUT_FOR_DELIVERY':
      return { words: t`Send out`, done: order => t`${order} is out for delivery` };
    default:
      return isPickup
        ? { words: t`Handed over`, done: order => t`${order} is with the customer` }
        : { words: t`Delivered`, done: order => t`${order} is delivered` };
  }
};

/** The one step that follows; none for an order that is delivered or canceled. */
export const nextStep = ({ status, fulfillment }: OrderProgress): NextStep | undefined => {
  const way: readonly OrderStatus[] = orderWays[fulfillment];
  const at = way.indexOf(status);
  const to = at < 0 ? undefined : way[at + 1];
  return to && { to, ...stepTo(to, fulfillment), isLast: at + 2 === way.length };
};

/** Until when the next step has to wait, as the server said; undefined when it may be taken. */
export const waitsUntil = (
  { nextStatusFrom }: Pick<StepTaker_orderFragment, 'nextStatusFrom'>,
  now: Date,
): string | undefined => (nextStatusFrom && now < new Date(nextStatusFrom) ? nextStatusFrom : undefined);
