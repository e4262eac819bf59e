import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aCart } from './a-cart.ts';
import { CartBar } from './CartBar.tsx';
import type { Cart } from './cart.ts';
import { changeCart, currentCart } from './cart-store.ts';
import { chooseWindow } from './change-cart.ts';
import { useCartHours } from './use-cart-hours.ts';

beforeEach(() => void vi.setSystemTime('2026-11-23T18:00:00Z'));
afterEach(() => void vi.useRealTimers());

const dinner = {
  serviceDate: '2026-11-23',
  mealtime: 'DINNER',
  servedFrom: '2026-11-24T02:30:00Z',
  servedUntil: '2026-11-24T04:00:00Z',
} as const;
const lunch = {
  serviceDate: '2026-11-24',
  mealtime: 'LUNCH',
  servedFrom: '2026-11-24T20:00:00Z',
  servedUntil: '2026-11-24T22:00:00Z',
} as const;
const annapurna = {
  id: 'annapurna',
  mealWindows: [dinner, lunch],
  city: { timeZone: 'America/Los_Angeles' },
};

function Page({ kitchen }: { kitchen: typeof annapurna | undefined }) {
  useCartHours(kitchen);
  return <CartBar to="/cart" />;
}

const on = (path: string, cart: Cart, kitchen?: typeof annapurna) => {
  changeCart(() => cart);
  window.history.replaceState(null, '', path);
  return renderScreen(<Page kitchen={kitchen} />, []);
};
const bar = () => screen.getByRole('link', { name: /View cart/ });

it('tells Meera on the page of the kitchen how much she has and when she eats it', () => {
  on('/supplier/annapurna', aCart(), annapurna);
  expect(bar()).toHaveTextContent('View cart');
  expect(bar()).toHaveTextContent('Dinner today, 6:30 – 8 PM');
  expect(bar()).toHaveTextContent('3 items');
  expect(bar()).toHaveTextContent('$30.00');
  expect(bar()).not.toHaveTextContent('Annapurna');
});

it('says from whom it is everywhere else', () => {
  on(
    '/home',
    aCart({ hours: { from: dinner.servedFrom, until: dinner.servedUntil, timeZone: 'America/Los_Angeles' } }),
  );
  expect(bar()).toHaveTextContent('Dinner today, 6:30 – 8 PM');
  expect(bar()).toHaveTextContent('Annapurna Kitchen');
});

it('follows another meal that she chooses, and other hours of the kitchen', () => {
  on('/supplier/annapurna', chooseWindow(aCart(), lunch), annapurna);
  expect(bar()).toHaveTextContent('Lunch tomorrow, 12 – 2 PM');
});

it('takes over hours that the kitchen changed', () => {
  const hours = {
    from: '2026-11-24T01:00:00Z',
    until: '2026-11-24T02:00:00Z',
    timeZone: 'America/Los_Angeles',
  };
  on('/supplier/annapurna', aCart({ hours }), annapurna);
  expect(currentCart()?.hours?.from).toBe(dinner.servedFrom);
});

it('keeps quiet about the time of a meal that is not known', () => {
  on('/supplier/another', aCart());
  expect(bar()).toHaveTextContent('Annapurna Kitchen');
  expect(bar()).not.toHaveTextContent('Dinner');
});
