import type { Problem } from '../../../core/operation/problem.ts';
import type { CartQuote } from '../../orders/placing/cart-quote.ts';
import { CutOffPassed, SoldOut, TooFewPortions } from '../../orders/placing/order-placing-problems.ts';

/** Refuses a meal whose cut-off has passed; one that is too far ahead has no meal window yet. */
export const cutOffRefusal = ({ mealWindow }: CartQuote, now: Date): CutOffPassed | undefined =>
  mealWindow && new Date(mealWindow.cutOffAt) <= now ? new CutOffPassed(mealWindow.cutOffAt) : undefined;

/**
 * Whether a problem may be over by the time the meal is ordered, or counts the plates that the day itself has taken.
 */
export const isAboutPlates = (problem: Problem): boolean =>
  problem instanceof SoldOut || problem instanceof TooFewPortions || problem instanceof CutOffPassed;
