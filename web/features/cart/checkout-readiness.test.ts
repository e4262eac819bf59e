import { describe, expect, it } from 'vitest';
import { aCart, rajmaChawal } from './a-cart.ts';
import { aQuote } from './a-quote.ts';
import { checkoutReadiness } from './checkout-readiness.ts';
import type { Quote } from './quote-cart.ts';

type Problem = Quote['problems'][number];

const answered = (quote: Quote) => ({ quote, isCurrent: true, isGone: false });
const against = (problem: Problem) => checkoutReadiness(aCart(), answered(aQuote({ problems: [problem] })));
const answer = { message: 'said by the server' };

it('is ready when the server has priced it and has nothing against it', () => {
  expect(checkoutReadiness(aCart(), answered(aQuote()))).toEqual({ state: 'ready', problems: [] });
});

it('waits for the price', () => {
  const waiting = { quote: undefined, isCurrent: false, isGone: false };
  expect(checkoutReadiness(aCart(), waiting).state).toBe('pricing');
  expect(checkoutReadiness(aCart(), { ...waiting, quote: aQuote() }).state).toBe('pricing');
});

it('is blocked when the kitchen is gone', () => {
  const gone = { quote: undefined, isCurrent: true, isGone: true };
  expect(checkoutReadiness(aCart(), gone)).toMatchObject({ state: 'blocked', problems: [{ at: 'kitchen' }] });
});

describe('is blocked, with one thing to do,', () => {
  it('when the kitchen takes no orders', () => {
    expect(against({ __typename: 'KitchenUnavailable', ...answer })).toMatchObject({
      state: 'blocked',
      problems: [{ at: 'kitchen', todo: 'Choose another kitchen' }],
    });
  });

  it.each<Problem>([
    { __typename: 'KitchenPaused', ...answer, until: '2026-11-30' },
    { __typename: 'CutOffPassed', ...answer },
    { __typename: 'SoldOut', ...answer, platesLeft: 0 },
  ])('when the meal is out of reach: $__typename', problem => {
    expect(against(problem).problems).toMatchObject([{ at: 'window', todo: 'Choose another meal' }]);
  });

  it('when too few plates are left', () => {
    expect(against({ __typename: 'SoldOut', ...answer, platesLeft: 1 }).problems).toMatchObject([
      { at: 'window', text: 'Only 1 plate is left for this meal; your cart has 3.' },
    ]);
  });

  it('when the kitchen does not hand over that way', () => {
    const problem: Problem = { __typename: 'FulfillmentUnavailable', ...answer };
    expect(against(problem).problems).toMatchObject([{ at: 'fulfillment', instead: 'PICKUP' }]);
    const pickup = aCart({ fulfillment: 'PICKUP' });
    expect(checkoutReadiness(pickup, answered(aQuote({ problems: [problem] }))).problems).toMatchObject([
      { at: 'fulfillment', instead: 'DELIVERY' },
    ]);
  });

  it('when dishes are sold out, at each of them', () => {
    const { problems } = against({ __typename: 'DishUnavailable', ...answer, dishIds: ['rajma', 'paratha'] });
    expect(problems).toMatchObject([
      { at: 'dish', dishId: 'rajma' },
      { at: 'dish', dishId: 'paratha' },
    ]);
  });

  it('when a price is not the one that was seen', () => {
    const cart = aCart({ lines: [{ ...rajmaChawal, priceCents: 1100, quantity: 2 }] });
    expect(checkoutReadiness(cart, answered(aQuote())).problems).toEqual([
      { at: 'price', line: 'rajma', text: 'The price is now $11.50.', todo: 'Accept the new price' },
    ]);
  });
});
