import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { findOrdersOfIds } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-columns.ts';
import { openStatuses } from '../orders/order-status.ts';
import type { TiffinPlanRow } from './plan-rows.ts';
import { lookOf, type TiffinDayLook } from './tiffin-day-look.ts';
import { TiffinDayStatus, type TiffinPlanDay } from './tiffin-plan-day.ts';

/** What became of a day, or will, as its customer reads it. */
interface DayOutcome extends Pick<TiffinPlanDay, 'status'> {
  look: TiffinDayLook;
  reason: string | null;
  code: NonNullable<TiffinPlanDay['code']> | null;
  order: OrderRow | null;
}

type StoredOutcome = Pick<DayOutcome, 'status' | 'reason' | 'code'> & { orderId: string | null };

const orderOf = batched(
  async (ctx, ids) => new Map((await findOrdersOfIds(ctx, ids)).map(order => [order.id, order])),
);

/** Staff, also those who look on as the customer, do not read what a household never eats. */
const isOwn = ({ viewer }: Ctx, { customerId }: TiffinPlanRow): boolean =>
  viewer.userId === customerId && !viewer.isViewOnly;

/** The outcome of a day of a plan with its order, for the viewer. */
export const outcomeOf = async (
  ctx: Ctx,
  plan: TiffinPlanRow,
  { status, reason, code, orderId }: StoredOutcome,
): Promise<DayOutcome> => {
  const order = status === TiffinDayStatus.ORDERED && orderId ? await orderOf(ctx, orderId) : null;
  const isRefused = status === TiffinDayStatus.WAITING || status === TiffinDayStatus.MISSED;
  // What is wrong with a meal that is still to be eaten.
  const isWarned = order !== null && openStatuses.includes(order.status);
  const hasReason = (isRefused || isWarned) && (code !== 'PLAN_BREAKS_DIET' || isOwn(ctx, plan));
  const shown = hasReason ? { reason, code } : { reason: null, code: null };
  return { status, ...shown, order, look: lookOf({ status, code: shown.code, order }) };
};
