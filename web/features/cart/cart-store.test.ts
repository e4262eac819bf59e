import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCart } from './a-cart.ts';
import { changeCart, currentCart, subscribeToCart } from './cart-store.ts';

const otherTabs = new EventTarget();
let stored: Map<string, string>;
let isRefusing: boolean;

const refusable =
  <Args extends unknown[], Answer>(act: (...args: Args) => Answer) =>
  (...args: Args) => {
    if (isRefusing) throw new DOMException('No storage', 'SecurityError');
    return act(...args);
  };

beforeEach(() => {
  stored = new Map();
  isRefusing = false;
  vi.stubGlobal('window', otherTabs);
  vi.stubGlobal('localStorage', {
    getItem: refusable((key: string) => stored.get(key) ?? null),
    setItem: refusable((key: string, text: string) => void stored.set(key, text)),
    removeItem: refusable((key: string) => void stored.delete(key)),
  });
  changeCart(() => undefined);
});

const fromOtherTab = (key: string | null) =>
  otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key }));

describe('the cart in the browser', () => {
  it('is kept under its key, so that it survives a reload', () => {
    changeCart(() => aCart());
    expect(JSON.parse(stored.get('cart') ?? '')).toEqual(aCart());
    expect(currentCart()).toEqual(aCart());
  });

  it('stays the same object until it changes', () => {
    changeCart(() => aCart());
    expect(currentCart()).toBe(currentCart());
  });

  it('is nothing where something else lies under the key', () => {
    for (const text of [
      '{',
      '"a"',
      '{"supplierId":"a"}',
      JSON.stringify({ ...aCart(), mealtime: 'BRUNCH' }),
    ]) {
      stored.set('cart', text);
      expect(currentCart()).toBeUndefined();
    }
  });

  it('tells its listeners about changes here and in other tabs, until they leave', () => {
    const listener = vi.fn();
    const leave = subscribeToCart(listener);
    changeCart(() => aCart());
    fromOtherTab('cart');
    fromOtherTab(null);
    fromOtherTab('selectedCity');
    expect(listener).toHaveBeenCalledTimes(3);

    leave();
    changeCart(() => undefined);
    fromOtherTab('cart');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('lives on for the visit where the browser stores nothing', () => {
    isRefusing = true;
    changeCart(() => aCart());
    expect(currentCart()).toEqual(aCart());
  });
});
