import { describe, expect, test } from 'vitest';
import { commissionOf } from '../../../../schema/commission.ts';
import { SeededRandom } from '../../../demo/seeded-random.ts';
import { cardFeeOf, reversalOf } from './shares.ts';

describe('shares', () => {
  test.each([
    [1000, 200],
    [1, 0],
    [2, 0],
    [3, 1],
    [902, 180],
    [903, 181],
    [1297, 259],
    [1298, 260],
  ])('of %i cents the marketplace gets %i, half cents rounded up', (total, commission) => {
    expect(commissionOf(total)).toBe(commission);
  });

  test.each([
    [100, 33],
    [1000, 59],
    [1017, 59],
    [1019, 60],
    [2500, 103],
  ])('of %i cents the card provider keeps %i', (total, fee) => {
    expect(cardFeeOf(total)).toBe(fee);
  });

  test('a refund in three parts gives back exactly what was taken', () => {
    const payment = { amountCents: 1001, commissionCents: 200, refundedCents: 0, chargedBackCents: 0 };
    const parts = [333, 333, 335].map(amount => {
      const part = reversalOf(payment, amount);
      payment.refundedCents += amount;
      return part;
    });
    expect(parts).toEqual([
      { commission: 67, kitchen: 266 },
      { commission: 66, kitchen: 267 },
      { commission: 67, kitchen: 268 },
    ]);
  });
});

test('of 1,000,000 random carts every share is whole, they add up to the cent, and no refund exceeds the charge', () => {
  const random = new SeededRandom('carts');
  const isShare = (cents: number, whole: number) => Number.isInteger(cents) && cents >= 0 && cents <= whole;
  for (let cart = 0; cart < 1_000_000; cart++) {
    const lines = Array.from({ length: random.between(1, 4) }, () => ({
      price: random.between(1, 10_000),
      quantity: random.between(1, 5),
    }));
    const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    const commission = commissionOf(total);
    const payment = {
      amountCents: total,
      commissionCents: commission,
      refundedCents: 0,
      chargedBackCents: 0,
    };
    let [givenBackByUs, givenBackByKitchen] = [0, 0];
    // Some lines one by one, then the rest together.
    for (const { price, quantity } of lines.slice(1)) {
      const part = reversalOf(payment, price * quantity);
      if (!isShare(part.commission, price * quantity)) throw new Error(`${total}: ${JSON.stringify(part)}`);
      payment.refundedCents += price * quantity;
      givenBackByUs += part.commission;
      givenBackByKitchen += part.kitchen;
    }
    const rest = reversalOf(payment, total - payment.refundedCents);
    givenBackByUs += rest.commission;
    givenBackByKitchen += rest.kitchen;
    const addsUp = givenBackByUs === commission && givenBackByKitchen === total - commission;
    if (!isShare(commission, total) || !addsUp) throw new Error(`${total} ${JSON.stringify(lines)}`);
    if (!isShare(cardFeeOf(total) - 30, total)) throw new Error(`fee of ${total}`);
  }
});
