import { isSmallRise } from '../../../../schema/rules/tiffin-rise.ts';
import type { Cents } from '../../../core/values/money.ts';
import type { CartLineInput } from '../../orders/order-inputs.ts';
import { type BasePriceOf, menuPrice } from '../../orders/placing/base-price.ts';
import type { TiffinOfferRow } from '../offers/find-tiffin-offers.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import type { TiffinPlanLine } from '../tiffin-plan-line.ts';
import { timesOfMeal } from './times-of-meal.ts';

/**
 * The prices of today: those of an offer for its dishes, where a meal has them as the offer says, whatever is chosen
 * about them, and those of the menu for all others.
 */
export const pricesNow = (
  offer: Pick<TiffinOfferRow, 'lines' | 'dishes'> | null,
  lines: readonly Pick<CartLineInput, 'dishId' | 'quantity'>[],
): BasePriceOf => {
  if (!offer || timesOfMeal(offer.lines, lines) === undefined) return menuPrice;
  const offered = new Map(offer.dishes.map(({ dish, unitPrice }) => [dish.id, unitPrice.cents]));
  return (dish, choices, position) => offered.get(dish.id) ?? menuPrice(dish, choices, position);
};

type Prices = 'totalCents' | 'raisedToCents' | 'raisedFrom' | 'raisedPrices' | 'allowsSmallRises';

/** What a plan costs, and will cost. Its lines have the prices that hold until the rise. */
export type PricedPlan = Pick<TiffinPlan, Prices> & { lines: readonly TiffinPlanLine[] };

/** A higher price that a customer was notified of. */
export interface Rise {
  toCents: Cents;
  from: string;
  /** Whether it needs no new consent. */
  holdsByItself: boolean;
}

/** Whether a price needs no new consent. The percentage counts from what was agreed, so small rises do not add up. */
export const holdsByItself = (
  { totalCents, allowsSmallRises }: Pick<PricedPlan, Prices>,
  toCents: Cents,
): boolean => allowsSmallRises && isSmallRise(totalCents, toCents);

/** The rise of a plan; undefined without one, and where a server of an older release stored half of it. */
export const riseOf = (plan: Pick<PricedPlan, Prices>): Rise | undefined => {
  const { raisedToCents: toCents, raisedFrom: from } = plan;
  return toCents && from ? { toCents, from, holdsByItself: holdsByItself(plan, toCents) } : undefined;
};

export const costOf = (lines: readonly Pick<TiffinPlanLine, 'quantity' | 'unitPriceCents'>[]): Cents =>
  lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);

/** What a plan stores of the prices that its lines have in a rise; until then, the lines keep theirs. */
export const raisedTo = (
  lines: readonly TiffinPlanLine[],
  raised: readonly TiffinPlanLine[],
): { raisedPrices: Cents[]; lines: TiffinPlanLine[] } => ({
  raisedPrices: raised.map(({ unitPriceCents }) => unitPriceCents),
  lines: lines.map((line, position) => ({
    ...line,
    raisedChoicePrices: raised[position]?.choices.map(({ priceCents }) => priceCents) ?? [],
  })),
});

/** The lines at the prices of the rise. */
export const raisedLines = ({
  lines,
  raisedPrices,
}: Pick<PricedPlan, 'lines' | 'raisedPrices'>): TiffinPlanLine[] =>
  lines.map(({ raisedChoicePrices, ...line }, position) => ({
    ...line,
    unitPriceCents: raisedPrices?.[position] ?? line.unitPriceCents,
    choices: line.choices.map((choice, at) => ({
      ...choice,
      priceCents: raisedChoicePrices?.[at] ?? choice.priceCents,
    })),
  }));

/** The lines with the prices that hold on a day; undefined from a rise on that the customer is still to agree to. */
const linesOn = (plan: PricedPlan, serviceDate: string): readonly TiffinPlanLine[] | undefined => {
  const rise = riseOf(plan);
  if (!rise || serviceDate < rise.from) return plan.lines;
  return rise.holdsByItself ? raisedLines(plan) : undefined;
};

/** Whether a day is not ordered before its customer agrees to a rise. */
export const awaitsConsentOn = (plan: PricedPlan, serviceDate: string): boolean =>
  linesOn(plan, serviceDate) === undefined;

/** The most that a meal of a plan costs on a day without new consent. */
export const totalOn = (plan: PricedPlan, serviceDate: string): Cents =>
  costOf(linesOn(plan, serviceDate) ?? plan.lines);

interface Choice {
  id: string;
  priceCents: Cents;
}

const chosen = (dishId: string, choices: readonly Choice[]): string =>
  [dishId, ...choices.map(({ id }) => id).sort()].join();

/** The price of each dish with its choices. */
const pricesOf = (lines: readonly TiffinPlanLine[]): Map<string, Cents> =>
  new Map(lines.map(({ dishId, choices, unitPriceCents }) => [chosen(dishId, choices), unitPriceCents]));

const sumOf = (choices: readonly Choice[]): Cents =>
  choices.reduce((sum, { priceCents }) => sum + priceCents, 0);

interface Day {
  serviceDate: string;
  /** Dishes of that day. */
  lines: readonly Pick<CartLineInput, 'dishId' | 'quantity'>[];
}

/** The least that each dish costs without its choices, whatever the order of the lines. */
const withoutChoices = (lines: readonly TiffinPlanLine[]): Map<string, Cents> => {
  const prices = new Map<string, Cents>();
  for (const { dishId, choices, unitPriceCents } of lines) {
    const price = Math.max(unitPriceCents - sumOf(choices), 0);
    prices.set(dishId, Math.min(prices.get(dishId) ?? price, price));
  }
  return prices;
};

/**
 * The prices that the dishes of a plan keep on a day until a rise, others being as of `now`. Their
 * choices keep theirs too, and other choices cost what they do on the menu. Undefined where the day does not have all of
 * the dishes as many times, or the customer is still to agree to a rise.
 */
export const keptPrices = (
  plan: PricedPlan,
  { serviceDate, lines }: Day,
  now: BasePriceOf,
): BasePriceOf | undefined => {
  const held = linesOn(plan, serviceDate);
  if (!held || timesOfMeal(plan.lines, lines) === undefined) return undefined;
  const prices = pricesOf(held);
  const agreed = withoutChoices(held);
  return (dish, choices, position) => {
    const unitPrice = prices.get(chosen(dish.id, choices));
    if (unitPrice !== undefined) return Math.max(unitPrice - sumOf(choices), 0);
    const current = now(dish, choices, position);
    return Math.min(agreed.get(dish.id) ?? current, current);
  };
};
