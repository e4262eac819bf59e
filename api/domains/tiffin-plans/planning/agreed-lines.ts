import { isOneDay, tiffinConsent } from '../../../../schema/rules/tiffin-consent.ts';
import type { CartLineInput } from '../../orders/order-inputs.ts';
import type { CartQuote, QuotedLine } from '../../orders/placing/cart-quote.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import type { TiffinPlanLine } from '../tiffin-plan-line.ts';
import { agreedConflictsOf } from './agreed-conflicts.ts';

/** The dishes of a plan as the customer agrees to them now. */
export const agreedLines = (lines: readonly QuotedLine[]): TiffinPlanLine[] => lines.map(agreedLine);

const agreedLine = ({ dish, quantity, choices, unitPrice }: QuotedLine): TiffinPlanLine => ({
  dishId: dish.id,
  dishName: dish.name,
  quantity,
  unitPriceCents: unitPrice.cents,
  choices,
  allergens: [...new Set([...(dish.allergens ?? []), ...choices.flatMap(({ allergens }) => allergens)])],
  diet: dish.diet,
  marks: dish.marks,
});

/** What is chosen for each meal, and what it costs at most. */
export const agreedMeal = (
  { lines, total, supplier: { kitchenName }, dietConflicts }: CartQuote,
  span: Pick<TiffinPlan, 'startsOn' | 'endsOn'>,
) => ({
  lines: agreedLines(lines),
  portions: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  totalCents: total.cents,
  raisedToCents: null,
  raisedFrom: null,
  raisedPrices: null,
  allowsSmallRises: !isOneDay(span),
  agreedConflicts: agreedConflictsOf(dietConflicts),
  consent: tiffinConsent({ kitchenName, total: total.text, ...span }),
});

/** The cart of a plan's meal. */
export const linesOf = ({ lines }: { lines: readonly TiffinPlanLine[] }): CartLineInput[] =>
  lines.map(({ dishId, quantity, choices }) => ({
    dishId,
    quantity,
    choiceIds: choices.map(({ id }) => id),
  }));

/** Whether a cart is the meal of a plan, in whatever order its choices were made. */
export const isMealOf = (
  plan: { lines: readonly TiffinPlanLine[] },
  lines: readonly CartLineInput[],
): boolean => asText(linesOf(plan)) === asText(lines);

const asText = (lines: readonly CartLineInput[]): string =>
  JSON.stringify(
    lines.map(({ dishId, quantity, choiceIds }) => [dishId, quantity, [...(choiceIds ?? [])].sort()]),
  );

/** Names of the dishes that contain or promise something else by now than what the customer agreed to. */
export const changedDishes = (agreed: readonly TiffinPlanLine[], now: readonly QuotedLine[]): string[] =>
  agreedLines(now).flatMap((line, position) => {
    const known = agreed[position];
    return known && !isHarmless(known, line) ? [line.dishName] : [];
  });

/** Fewer allergens and more marks harm no one; another diet is always asked about. */
const isHarmless = (before: TiffinPlanLine, now: TiffinPlanLine): boolean =>
  dietsOf(now).join() === dietsOf(before).join() &&
  now.allergens.every(allergen => before.allergens.includes(allergen)) &&
  before.marks.every(mark => now.marks.includes(mark));

const dietsOf = ({ diet, choices }: TiffinPlanLine) => [diet, ...choices.map(choice => choice.diet)];
