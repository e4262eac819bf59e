import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { aCart } from './a-cart.ts';
import { changeCart, currentCart } from './cart-store.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', memoryStorage(stored));
});

describe('the cart in the browser', () => {
  it('is stored under its key, so that it survives a reload', () => {
    changeCart(() => aCart());
    expect(JSON.parse(stored.get('cart') ?? '')).toEqual(aCart());
    expect(currentCart()).toEqual(aCart());
  });

  it('stays the same object until it changes', () => {
    changeCart(() => aCart());
    const before = currentCart();
    expect(currentCart()).toBe(before);

    changeCart(cart => cart && { ...cart, note: 'Mild, please' });
    expect(currentCart()).not.toBe(before);
  });

  it('follows what another tab has stored', () => {
    changeCart(() => aCart());
    stored.set('cart', JSON.stringify(aCart({ note: 'From the other tab' })));
    expect(currentCart()?.note).toBe('From the other tab');
  });

  it('leaves nothing behind when it is cleared', () => {
    changeCart(() => aCart());
    changeCart(() => undefined);
    expect(currentCart()).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it.each(['{', '"a"', 'null', '{"supplierId":"a"}', JSON.stringify({ ...aCart(), mealtime: 'BRUNCH' })])(
    'is nothing where %s lies under the key',
    text => {
      stored.set('cart', text);
      expect(currentCart()).toBeUndefined();
    },
  );
});
