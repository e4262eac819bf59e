import type { Ctx } from '../../../core/operation/ctx.ts';
import type { CartLineInput } from '../../orders/order-inputs.ts';
import type { BasePriceOf } from '../../orders/placing/base-price.ts';
import type { CartQuote } from '../../orders/placing/cart-quote.ts';
import { type QuotedCart, quoteCart } from '../../orders/placing/quote-cart.ts';
import { findOffer } from '../offers/find-tiffin-offers.ts';
import type { TiffinPlanRow } from '../plan-rows.ts';
import { isMealOf } from '../planning/agreed-lines.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { keptPrices, type PricedPlan, pricesNow, totalOn } from './plan-prices.ts';

type QuotedPlan = PricedPlan & Pick<TiffinPlan, 'offerId'>;

const nowFor = async (
  ctx: Ctx,
  { offerId }: QuotedPlan,
  lines: readonly CartLineInput[],
): Promise<BasePriceOf> => pricesNow(offerId ? await findOffer(ctx, offerId) : null, lines);

/** Keeps the prices of a day where those of today cost more in all: a lower total holds at once. */
const quoteKept = async (
  ctx: Ctx,
  plan: QuotedPlan,
  serviceDate: string,
  cart: QuotedCart,
): Promise<CartQuote | null> => {
  const now = await nowFor(ctx, plan, cart.lines);
  const kept = keptPrices(plan, { serviceDate, lines: cart.lines }, now);
  const current = await quoteCart(ctx, cart, now);
  if (!current || !kept) return current;
  // The usual case, without a second quote.
  const isUsual = isMealOf(plan, cart.lines) && current.total.cents <= totalOn(plan, serviceDate);
  if (isUsual) return current;
  const before = await quoteCart(ctx, cart, kept);
  return before && before.total.cents < current.total.cents ? before : current;
};

/** Prices a meal of a plan as on its day; null when the kitchen does not exist, as of the functions below. */
export const quoteDay = (
  ctx: Ctx,
  plan: QuotedPlan,
  cart: QuotedCart & { serviceDate: string },
): Promise<CartQuote | null> => quoteKept(ctx, plan, cart.serviceDate, cart);

/** Prices a meal of a plan for the customer to agree to, as it is today. */
export const quoteToAgree = async (ctx: Ctx, plan: QuotedPlan, cart: QuotedCart): Promise<CartQuote | null> =>
  quoteCart(ctx, cart, await nowFor(ctx, plan, cart.lines));

/** Prices what a plan is to have from now on: the same meal keeps its price, with the notice of a rise. */
export const quoteChange = (ctx: Ctx, plan: TiffinPlanRow, cart: QuotedCart): Promise<CartQuote | null> =>
  isMealOf(plan, cart.lines) ? quoteKept(ctx, plan, plan.today, cart) : quoteToAgree(ctx, plan, cart);
