import { plural, t } from '@lingui/core/macro';
import type { Fulfillment } from '../../generated/graphql.ts';
import type { Cart } from './cart.ts';
import { plateCount } from './cart-totals.ts';
import type { Quote } from './quote-cart.ts';

/** Something between the cart and the checkout: where it shows, what is wrong, and what to do about it. */
export type CartProblem = { text: string; todo: string } & (
  | { at: 'kitchen' }
  | { at: 'window' }
  | { at: 'fulfillment'; instead: Fulfillment }
  | { at: 'dish'; dishId: string }
  | { at: 'price'; dishId: string }
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
  ...changedPrices(cart, quote),
];

const inPlainWords = (problem: QuotedProblem, cart: Cart): CartProblem[] => {
  switch (problem.__typename) {
    case 'KitchenUnavailable':
      return [kitchenGone()];
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
    case 'PriceChanged':
    case 'CartIsEmpty':
      return [];
  }
};

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

const changedPrices = (cart: Cart, quote: Quote): CartProblem[] =>
  quote.lines.flatMap(({ dish }) => {
    const seen = cart.lines.find(line => line.dishId === dish.id);
    if (!seen || seen.priceCents === dish.price.cents) return [];
    return [
      {
        at: 'price',
        dishId: dish.id,
        text: t`The price is now ${dish.price.text}.`,
        todo: t`Accept the new price`,
      },
    ];
  });
