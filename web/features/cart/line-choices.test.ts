import { describe, expect, it } from 'vitest';
import { aCart, alooParatha, annapurna, rajmaChawal } from './a-cart.ts';
import { aQuote } from './a-quote.ts';
import type { CartDish } from './cart.ts';
import { cartShape } from './cart.ts';
import { cartProblems } from './cart-problems.ts';
import { quantityOf } from './cart-totals.ts';
import { acceptPrices, addDish, changeChoices, putBack, removeDish, setQuantity } from './change-cart.ts';
import { lineKey } from './line-key.ts';
import { quoteInput } from './quote-cart.ts';

const roti = { id: 'roti', name: 'Roti' };
const ghee = { id: 'ghee', name: 'Ghee' };
const withRoti: CartDish = { ...rajmaChawal, choices: [roti] };
const withBoth: CartDish = { ...rajmaChawal, priceCents: 1250, choices: [roti, ghee] };

describe('a dish with other choices', () => {
  const cart = addDish(addDish(aCart(), annapurna, withRoti, 2), annapurna, withBoth);

  it('is another line, whatever the order of its choices', () => {
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([2, 1, 2, 1]);
    const again = addDish(cart, annapurna, { ...withBoth, choices: [ghee, roti] });
    expect(again.lines.map(({ quantity }) => quantity)).toEqual([2, 1, 2, 2]);
    expect(quantityOf(again, 'rajma')).toBe(6);
  });

  it('is counted, removed and put back by itself', () => {
    expect(setQuantity(cart, lineKey(withRoti), 5).lines.map(({ quantity }) => quantity)).toEqual([
      2, 1, 5, 1,
    ]);
    const less = removeDish(cart, lineKey(withRoti));
    expect(less.lines).toHaveLength(3);
    expect(putBack(less, cart, lineKey(withRoti))).toEqual(cart);
  });

  it('takes other choices, and becomes one line with the same', () => {
    const changed = changeChoices(cart, lineKey(withRoti), [ghee], 1300);
    expect(changed.lines[2]).toMatchObject({ choices: [ghee], priceCents: 1300, quantity: 2 });
    const same = changeChoices(cart, lineKey(withRoti), [ghee, roti], 1250);
    expect(same.lines).toHaveLength(3);
    expect(same.lines[2]).toMatchObject({ choices: [roti, ghee], quantity: 3 });
  });

  it('has its own price to agree to', () => {
    const agreed = acceptPrices(cart, new Map([[lineKey(withBoth), 1400]]));
    expect(agreed.lines.map(({ priceCents }) => priceCents)).toEqual([1150, 700, 1150, 1400]);
  });

  it('is asked for with its choices, a dish without as before', () => {
    expect(quoteInput(cart).lines).toEqual([
      { dishId: 'rajma', quantity: 2 },
      { dishId: 'paratha', quantity: 1 },
      { dishId: 'rajma', quantity: 2, choiceIds: ['roti'] },
      { dishId: 'rajma', quantity: 1, choiceIds: ['roti', 'ghee'] },
    ]);
  });
});

it('a cart from before there were choices has none', () => {
  const { choices: _, ...line } = { ...alooParatha, quantity: 1 };
  expect(cartShape.parse({ ...aCart(), lines: [line] }).lines).toEqual([{ ...line, choices: [] }]);
});

it('choices that do not fit are a problem of their line, not of its price', () => {
  const [first, second] = aQuote().lines;
  const quote = aQuote({
    lines: [{ ...first!, choiceIds: ['roti'], unitPrice: { ...first!.unitPrice, cents: 1100 } }, second!],
    problems: [
      {
        __typename: 'ChoicesChanged',
        message: 'Please choose again for Rajma Chawal (Bread).',
        lines: [{ __typename: 'LineToChoose', dishId: 'rajma', choiceIds: ['roti'], groups: ['Bread'] }],
      },
    ],
  });
  const cart = aCart({
    lines: [
      { ...withRoti, quantity: 2 },
      { ...alooParatha, quantity: 1 },
    ],
  });
  expect(cartProblems(cart, quote)).toEqual([
    { at: 'choices', line: lineKey(withRoti), text: 'Please choose: Bread.', todo: 'Choose again' },
  ]);
});
