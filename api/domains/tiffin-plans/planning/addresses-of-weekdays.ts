import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { Fulfillment } from '../../orders/order-enums.ts';
import { addressRefusal } from '../../orders/placing/address-refusal.ts';
import { FulfillmentUnavailable } from '../../orders/placing/order-placing-problems.ts';
import { quoteCart } from '../../orders/placing/quote-cart.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import type { WeekdayAddress } from '../weekday-address.ts';

type Handover = Pick<TiffinPlan, 'supplierId' | 'fulfillment'>;

/**
 * The addresses of weekdays that have another one, in their order; a refusal of the first that does not exist or that
 * the kitchen does not reach. Meals that are picked up have none.
 */
export const addressesOfWeekdays = async (
  ctx: Ctx,
  handover: Handover,
  asked: readonly WeekdayAddress[],
): Promise<WeekdayAddress[] | InvalidInput> => {
  if (handover.fulfillment !== Fulfillment.DELIVERY) return [];
  for (const [position, { deliveryAddress }] of asked.entries()) {
    const problem = await reachRefusal(ctx, handover, deliveryAddress);
    if (problem) return new InvalidInput(problem.message, `weekdayAddresses.${position}.deliveryAddress`);
  }
  return asked.toSorted((one, other) => one.weekday - other.weekday);
};

/** Whether an address exists and the kitchen delivers there; at most seven of them are asked about. */
const reachRefusal = async (
  ctx: Ctx,
  { supplierId, fulfillment }: Handover,
  deliveryAddress: WeekdayAddress['deliveryAddress'],
): Promise<Problem | undefined> => {
  const misfit = await addressRefusal(ctx, { fulfillment, deliveryAddress });
  if (misfit) return misfit;
  const quote = await quoteCart(ctx, { supplierId, fulfillment, deliveryAddress, lines: [] });
  return quote?.problems.find(problem => problem instanceof FulfillmentUnavailable);
};
