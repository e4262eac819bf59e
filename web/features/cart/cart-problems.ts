import { plural, t } from '@lingui/core/macro';
import { neverLines } from '../../food/diet-conflict-words.ts';
import type { Fulfillment } from '../../generated/graphql.ts';
import { listed } from '../../lib/language.ts';
import type { Cart, CartLine } from './cart.ts';
import { plateCount } from './cart-totals.ts';
import { keyOf, lineKey } from './line-key.ts';
import { type Quote, quotedOf } from './quote-cart.ts';

/** Whether a problem shows at a line of the cart. */
export const isOfLine = (problem: CartProblem, line: CartLine): boolean =>
  problem.at === 'dish'
    ? problem.dishId === line.dishId
    : (problem.at === 'price' || problem.at === 'choices' || problem.at === 'diet') &&
      problem.line === lineKey(line);

/** Something between the cart and the checkout: where it shows, what is wrong, and what to do about it. */
export type CartProblem = {
  text: string;
  todo: string;
} /** Another kitchen may take orders, unless ordering is stopped in the city. */ & (
  | { at: 'kitchen'; isOfCity?: true }
  | { at: 'window' }
  | { at: 'fulfillment'; instead: Fulfillment }
  | { at: 'dish'; dishId: string }
  | { at: 'price'; line: string }
  | { at: 'choices'; line: string }
  | { at: 'diet'; line: string; conflictId: string }
);

type QuotedProblem = Quote['problems'][number];

export const kitchenGone = (): CartProblem => ({
  at: 'kitchen',
  text: t`This kitchen is not taking orders at the moment.`,
  todo: t`Choose another kitchen`,
});

/** What the quote says against this cart, and which prices differ from those the customer saw. */
export const cartProblems = (cart: Cart, quote: Quote): CartProblem[] => [
  ...quote.problems.flatMap(problem => inPlainWords(problem, cart)),
  ...notAccepted(cart, quote),
  ...changedPrices(cart, quote),
];

const inPlainWords = (problem: QuotedProblem, cart: Cart): CartProblem[] => {
  switch (problem.__typename) {
    case 'KitchenUnavailable':
      return [kitchenGone()];
    case 'OrderingStopped':
      return [
        {
          at: 'kitchen',
          isOfCity: true,
          text: t`We aren't taking orders right now: ${problem.reason}`,
          todo: t`Wait until orders open again`,
        },
      ];
    case 'KitchenPaused':
      return [
        { at: 'window', text: t`The cook is taking a break on that day.`, todo: t`Choose another meal` },
      ];
    case 'CutOffPassed':
      return [{ at: 'window', text: t`Ordering for this meal has closed.`, todo: t`Choose another meal` }];
    case 'SoldOut':
      return [soldOut(problem.platesLeft, plateCount(cart))];
    case 'FulfillmentUnavailable':
      return [otherWay(cart)];
    case 'DishUnavailable':
      return problem.dishIds.map(dishId => ({
        at: 'dish',
        dishId,
        text: t`Sold out.`,
        todo: t`Remove the dish that is sold out`,
      }));
    case 'ChoicesChanged':
      return problem.lines.map(({ dishId, choiceIds, groups }) => ({
        at: 'choices',
        line: keyOf(dishId, choiceIds),
        text: groups.length > 0 ? t`Please choose: ${listed(groups)}.` : t`A choice is no longer offered.`,
        todo: t`Choose again`,
      }));
    case 'DishNotCooked':
      return [
        {
          at: 'window',
          text: t`Not cooked for this meal: ${listed(namesOf(cart, problem.dishIds))}.`,
          todo: problem.nextMeal ? t`Choose another meal` : t`Remove a dish or choose another meal`,
        },
      ];
    case 'TooFewPortions':
      return [
        ...problem.categories.map(
          ({ name, portionsLeft }): CartProblem => ({
            at: 'window',
            text:
              portionsLeft === 0
                ? t`${name}: sold out for this meal.`
                : t`${name}: only ${portionsLeft} left for this meal, all dishes together.`,
            todo: t`Order fewer, or choose another meal`,
          }),
        ),
        ...problem.dishes.map(
          ({ dishId, portionsLeft }): CartProblem => ({
            at: 'dish',
            dishId,
            text:
              portionsLeft === 0 ? t`Sold out for this meal.` : t`Only ${portionsLeft} left for this meal.`,
            todo: t`Order fewer, or choose another meal`,
          }),
        ),
      ];
    case 'PriceChanged':
    case 'CartIsEmpty':
      return [];
  }
};

const namesOf = (cart: Cart, dishIds: readonly string[]) =>
  cart.lines.filter(line => dishIds.includes(line.dishId)).map(line => line.name);

const soldOut = (platesLeft: number, wanted: number): CartProblem =>
  platesLeft === 0
    ? { at: 'window', text: t`This meal is sold out.`, todo: t`Choose another meal` }
    : {
        at: 'window',
        text: t`${plural(platesLeft, { one: 'Only # plate is left', other: 'Only # plates are left' })} for this meal; your cart has ${wanted}.`,
        todo: t`Choose another meal or order fewer plates`,
      };

const otherWay = (cart: Cart): CartProblem =>
  cart.fulfillment === 'DELIVERY'
    ? {
        at: 'fulfillment',
        instead: 'PICKUP',
        text: t`This kitchen doesn't deliver.`,
        todo: t`Choose pickup`,
      }
    : {
        at: 'fulfillment',
        instead: 'DELIVERY',
        text: t`This kitchen doesn't offer pickup.`,
        todo: t`Choose delivery`,
      };

/** Its price is not the one to agree to. */
const needsOtherChoices = (quote: Quote, line: CartLine): boolean =>
  quote.problems.some(
    problem =>
      problem.__typename === 'ChoicesChanged' &&
      problem.lines.some(({ dishId, choiceIds }) => keyOf(dishId, choiceIds) === lineKey(line)),
  );

/** Dishes that someone in the household never eats, and that the customer did not accept. */
const notAccepted = (cart: Cart, quote: Quote): CartProblem[] =>
  quote.dietConflicts
    .filter(({ id }) => !cart.acceptedDiet?.includes(id))
    .map(({ id, dishId, choiceIds, people }) => ({
      at: 'diet',
      line: keyOf(dishId, choiceIds),
      conflictId: id,
      text: `${neverLines(people).join('. ')}.`,
      todo: t`Remove or accept the dish that someone never eats`,
    }));

const changedPrices = (cart: Cart, quote: Quote): CartProblem[] =>
  cart.lines.flatMap(line => {
    const quoted = quotedOf(quote, line);
    if (!quoted || needsOtherChoices(quote, line) || line.priceCents === quoted.unitPrice.cents) return [];
    return [
      {
        at: 'price',
        line: lineKey(line),
        text: t`The price is now ${quoted.unitPrice.text}.`,
        todo: t`Accept the new price`,
      },
    ];
  });
