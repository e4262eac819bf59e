import { enumType } from '../../core/graphql/enum-type.ts';
import type { ProblemCode } from '../../core/operation/problem-code.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { TiffinDayStatus } from './tiffin-plan-day.ts';

export const TiffinDayLook = enumType(
  'TiffinDayLook',
  'Summary of a day of a tiffin plan for its customer: its status with the reason it waits, or with the status of its order.',
  {
    PLANNED: 'Day whose order is placed when the kitchen takes orders for it.',
    ORDERING: 'Day whose order is being placed at this moment.',
    CONFIRMED: 'Day whose order is placed.',
    COOKING: 'Day whose order is being cooked.',
    READY: 'Day whose order is ready for pickup or delivery.',
    ON_THE_WAY: 'Day whose order is on its way.',
    DELIVERED: 'Day whose order the customer has.',
    CANCELED: 'Day whose order was canceled.',
    SKIPPED: 'Day that the customer skipped.',
    CLOSED:
      'Day on which the kitchen is closed or takes a break, or for which staff stopped ordering; it is planned again when that ends before.',
    SOLD_OUT: 'Day for whose meal too few plates or portions are left.',
    UNPAID: 'Day that waits until a bill is paid.',
    WAITING:
      'Day whose order was refused for another reason, or will be because the kitchen no longer cooks the meal on that weekday; tried again until the cut-off.',
    MISSED: 'Day whose cut-off passed for another reason before its order could be placed.',
  },
);
export type TiffinDayLook = keyof typeof TiffinDayLook;

const lookOfOrder: Record<OrderStatus, TiffinDayLook> = {
  PLACED: TiffinDayLook.CONFIRMED,
  PREPARING: TiffinDayLook.COOKING,
  READY: TiffinDayLook.READY,
  OUT_FOR_DELIVERY: TiffinDayLook.ON_THE_WAY,
  DELIVERED: TiffinDayLook.DELIVERED,
  CANCELED: TiffinDayLook.CANCELED,
};

const lookOfCode: Partial<Record<ProblemCode, TiffinDayLook>> = {
  DAY_CLOSED: TiffinDayLook.CLOSED,
  ORDERING_STOPPED: TiffinDayLook.CLOSED,
  SOLD_OUT: TiffinDayLook.SOLD_OUT,
  TOO_FEW_PORTIONS: TiffinDayLook.SOLD_OUT,
  PLAN_IS_UNPAID: TiffinDayLook.UNPAID,
};

interface DayFacts {
  status: TiffinDayStatus;
  /** Reason it is not ordered; null for none. */
  code: ProblemCode | null;
  order: { status: OrderStatus } | null;
}

export const lookOf = ({ status, code, order }: DayFacts): TiffinDayLook => {
  switch (status) {
    case TiffinDayStatus.ORDERED:
      return order ? lookOfOrder[order.status] : TiffinDayLook.CONFIRMED;
    case TiffinDayStatus.PLACING:
      return TiffinDayLook.ORDERING;
    case TiffinDayStatus.SKIPPED:
      return TiffinDayLook.SKIPPED;
    default:
      return (code && lookOfCode[code]) ?? TiffinDayLook[status];
  }
};
