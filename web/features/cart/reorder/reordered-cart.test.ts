import { describe, expect, it } from 'vitest';
import { aCart, annapurna } from '../a-cart.ts';
import { type Reorder, reorderedCart, whatToKnow, whyNothing } from './reordered-cart.ts';

const aReorder = (changes: Partial<Reorder['supplier']> = {}): Reorder => ({
  __typename: 'Reorder',
  supplier: {
    __typename: 'Supplier',
    id: annapurna.supplierId,
    kitchenName: annapurna.kitchenName,
    isActive: true,
    offersDelivery: true,
    offersPickup: true,
    ...changes,
  },
  nextMeal: { __typename: 'MealWindow', serviceDate: '2026-11-24', mealtime: 'LUNCH' },
  lines: [
    {
      __typename: 'QuotedLine',
      quantity: 2,
      unitPrice: { __typename: 'Money', cents: 1250 },
      choices: [],
      dish: { __typename: 'Dish', id: 'rajma', name: 'Rajma Chawal', plates: 1 },
    },
  ],
  gone: [],
  goneChoices: [],
  changedPrices: [],
});

describe('ordering again', () => {
  it('puts the dishes of today into a cart for the next open meal', () => {
    expect(reorderedCart(aReorder(), 'PICKUP')).toEqual({
      supplierId: 'annapurna',
      kitchenName: 'Annapurna Kitchen',
      serviceDate: '2026-11-24',
      mealtime: 'LUNCH',
      fulfillment: 'PICKUP',
      note: '',
      lines: [
        { dishId: 'rajma', name: 'Rajma Chawal', priceCents: 1250, plates: 1, choices: [], quantity: 2 },
      ],
    });
  });

  it('takes the other way of handing over when the old one is not offered', () => {
    expect(reorderedCart(aReorder({ offersDelivery: false }), 'DELIVERY')?.fulfillment).toBe('PICKUP');
    expect(reorderedCart(aReorder({ offersPickup: false }), 'PICKUP')?.fulfillment).toBe('DELIVERY');
  });

  it('makes no cart where there is nothing to order, and says why', () => {
    const nothingLeft = { ...aReorder(), lines: [] };
    expect(reorderedCart(nothingLeft, 'DELIVERY')).toBeUndefined();
    expect(whyNothing(nothingLeft)).toMatch(/None of these dishes/);
    const resting = aReorder({ isActive: false });
    expect(reorderedCart(resting, 'DELIVERY')).toBeUndefined();
    expect(whyNothing(resting)).toBe('Annapurna Kitchen is not taking orders at the moment.');
    const notThisWeek = { ...aReorder(), nextMeal: null };
    expect(reorderedCart(notThisWeek, 'DELIVERY')).toBeUndefined();
    expect(whyNothing(notThisWeek)).toMatch(/no meal with all of these dishes/);
  });

  it('lists what is gone, what changed its price, and what would be lost', () => {
    expect(whatToKnow(aReorder(), undefined)).toEqual([]);
    expect(
      whatToKnow({ ...aReorder(), gone: ['Dal', 'Kheer'], changedPrices: ['Rajma Chawal'] }, aCart()),
    ).toEqual([
      'Dal and Kheer are no longer on the menu.',
      'The price of Rajma Chawal has changed. Your cart shows the new price.',
      'This replaces your cart with dishes from Annapurna Kitchen.',
    ]);
  });
});
