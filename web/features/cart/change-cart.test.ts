import { describe, expect, it } from 'vitest';
import { cartLineLimit, dishQuantityLimit, noteLengthLimit } from '../../../schema/constants.ts';
import { aCart, alooParatha, annapurna, rajmaChawal } from './a-cart.ts';
import {
  acceptPrices,
  addDish,
  chooseFulfillment,
  chooseWindow,
  putBack,
  removeDish,
  setQuantity,
  writeNote,
} from './change-cart.ts';

describe('adding a dish', () => {
  it('starts a cart with the kitchen and window it was chosen from', () => {
    expect(addDish(undefined, annapurna, rajmaChawal)).toEqual({
      ...annapurna,
      note: '',
      lines: [{ ...rajmaChawal, quantity: 1 }],
    });
  });

  it('counts up a dish that is there already', () => {
    const cart = addDish(aCart(), annapurna, rajmaChawal);
    expect(cart.lines.map(line => line.quantity)).toEqual([3, 1]);
  });

  it('keeps the window of a cart that has dishes', () => {
    const cart = addDish(aCart({ mealtime: 'LUNCH' }), annapurna, rajmaChawal);
    expect(cart.mealtime).toBe('LUNCH');
  });

  it('takes the new window into a cart that was emptied', () => {
    const cart = addDish(
      aCart({ lines: [], mealtime: 'LUNCH', note: 'Mild, please' }),
      annapurna,
      rajmaChawal,
    );
    expect(cart).toMatchObject({ mealtime: 'DINNER', note: 'Mild, please', lines: [{ quantity: 1 }] });
  });

  it('starts a new cart for another kitchen', () => {
    const cart = addDish(aCart({ note: 'Mild, please' }), { ...annapurna, supplierId: 'other' }, alooParatha);
    expect(cart).toMatchObject({
      supplierId: 'other',
      note: '',
      lines: [{ dishId: 'paratha', quantity: 1 }],
    });
  });

  it('stops at the most of one dish and the most dishes', () => {
    const plenty = aCart({ lines: [{ ...rajmaChawal, quantity: dishQuantityLimit }] });
    expect(addDish(plenty, annapurna, rajmaChawal).lines[0]?.quantity).toBe(dishQuantityLimit);

    const lines = Array.from({ length: cartLineLimit }, (_, i) => ({
      ...rajmaChawal,
      dishId: `${i}`,
      quantity: 1,
    }));
    expect(addDish(aCart({ lines }), annapurna, alooParatha).lines).toHaveLength(cartLineLimit);
  });
});

describe('changing a dish', () => {
  it('sets the quantity of that dish alone', () => {
    expect(setQuantity(aCart(), 'paratha', 4).lines.map(line => line.quantity)).toEqual([2, 4]);
  });

  it('takes the dish out at zero and keeps the rest of the choices', () => {
    const cart = setQuantity(setQuantity(aCart({ note: 'Mild' }), 'paratha', 0), 'rajma', 0);
    expect(cart).toEqual(aCart({ note: 'Mild', lines: [] }));
  });

  it('puts a removed dish back where it was', () => {
    const before = aCart();
    expect(putBack(removeDish(before, 'rajma'), before, 'rajma')).toEqual(before);
  });

  it('puts nothing into the cart of another kitchen, nor a dish twice', () => {
    const elsewhere = aCart({ supplierId: 'other' });
    expect(putBack(elsewhere, aCart(), 'rajma')).toBe(elsewhere);

    const again = addDish(removeDish(aCart(), 'rajma'), annapurna, rajmaChawal);
    expect(putBack(again, aCart(), 'rajma')).toBe(again);
  });
});

describe('the choices beside the dishes', () => {
  it('changes window, hand-over and note', () => {
    const cart = writeNote(
      chooseFulfillment(chooseWindow(aCart(), { serviceDate: '2026-11-24', mealtime: 'LUNCH' }), 'PICKUP'),
      'x'.repeat(noteLengthLimit + 5),
    );
    expect(cart).toMatchObject({ serviceDate: '2026-11-24', mealtime: 'LUNCH', fulfillment: 'PICKUP' });
    expect(cart.note).toHaveLength(noteLengthLimit);
  });

  it('accepts new prices only where there are any', () => {
    const cart = acceptPrices(aCart(), new Map([['paratha', 750]]));
    expect(cart.lines.map(line => line.priceCents)).toEqual([1150, 750]);
  });
});
