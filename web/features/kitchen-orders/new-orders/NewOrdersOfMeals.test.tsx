import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { chime } from '../../../lib/live-chime.ts';
import type { Meal } from '../board/next-meal.ts';
import { NewOrdersOfMeals } from './NewOrdersOfMeals.tsx';
import { OrderSound } from './OrderSound.tsx';

const lunchWith = (orders: number): Meal => ({
  __typename: 'KitchenMeal',
  serviceDate: '2026-11-23',
  mealtime: 'LUNCH',
  cutOffAt: '2026-11-23T18:00:00Z',
  servedFrom: '2026-11-23T20:00:00Z',
  servedUntil: '2026-11-23T22:00:00Z',
  orders,
  openOrders: orders,
  plates: orders,
});

const notes = vi.fn();
const touched = (hasBeenActive: boolean) =>
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive, isActive: false } });

beforeEach(() => {
  notes.mockClear();
  const param = { linearRampToValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  class Node {
    gain = param;
    connect = (next: unknown) => next;
    start = notes;
    stop = () => undefined;
  }
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = {};
      close = async () => undefined;
    },
  );
});

const today = (orders: number) => (
  <>
    <OrderSound />
    <NewOrdersOfMeals meals={[lunchWith(orders)]} />
  </>
);

it('a new order rings and is announced, but not one that Asha had or one that is canceled', async () => {
  touched(true);
  const { rerender } = render(today(3));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(today(2));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(today(3));
  expect(screen.getByRole('status')).toHaveTextContent('New order.');
  await waitFor(() => expect(notes).toHaveBeenCalledTimes(2));
  rerender(today(5));
  expect(screen.getByRole('status')).toHaveTextContent('2 new orders.');
  await waitFor(() => expect(notes).toHaveBeenCalledTimes(4));
});

it('she turns the sound off, and reads of new orders all the same', async () => {
  touched(true);
  const asha = userEvent.setup();
  const { rerender } = render(today(3));
  await asha.click(screen.getByRole('button', { name: 'Sound for new orders', pressed: true }));
  rerender(today(4));
  expect(screen.getByRole('status')).toHaveTextContent('New order.');
  await asha.click(screen.getByRole('button', { name: 'Sound for new orders', pressed: false }));
  rerender(today(5));
  // The sound of the second order would come after that of the first.
  await waitFor(() => expect(notes).toHaveBeenCalledTimes(2));
});

it('nothing sounds before she has touched the screen', () => {
  touched(false);
  chime();
  expect(notes).not.toHaveBeenCalled();
  touched(true);
  chime();
  expect(notes).toHaveBeenCalledTimes(2);
});
