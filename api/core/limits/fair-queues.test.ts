import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FairQueues, type Slot } from './fair-queues.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const newQueues = (longestUseMs = 250) =>
  new FairQueues({ weight: 4, longestUseMs, longestWaitMs: 4000, mostWaiting: 3 });

const asking = (holder: string, weight = 1, hasLeft = () => false) => ({
  holder,
  weight,
  since: performance.now(),
  hasLeft,
});

/** Takes a slot that is free. */
const take = (queues: FairQueues, holder: string, weight?: number): Slot => {
  const slot = queues.take(asking(holder, weight));
  if (slot instanceof Promise) throw new Error(`${holder} had to wait.`);
  return slot;
};

/** Waits for a slot of Meera's, and writes the name down when it is there. */
const wait = (
  queues: FairQueues,
  begun: string[],
  name: string,
  weight?: number,
  hasLeft?: () => boolean,
) => {
  const slot = queues.take(asking('Meera', weight, hasLeft));
  if (!(slot instanceof Promise)) throw new Error(`${name} did not have to wait.`);
  void slot.then(taken => begun.push(taken ? name : `${name} has left`));
};

/** A round of the event loop, which is not faked: what was due in it comes first. */
const oneRound = () => new Promise(resolve => setImmediate(resolve));

test('a holder with room does not wait, and no other does when it has none left', () => {
  const queues = newQueues();
  for (const _ of 'four') take(queues, 'Meera');
  expect(queues.take(asking('Meera'))).toBeInstanceOf(Promise);
  take(queues, 'Ravi');
});

test('what weighs more than the room of a holder runs alone', async () => {
  const queues = newQueues();
  const large = take(queues, 'Meera', 9);
  const begun: string[] = [];
  wait(queues, begun, 'small');
  queues.release(large);
  await oneRound();
  expect(begun).toEqual(['small']);
  expect(queues.take(asking('Meera', 9))).toBeInstanceOf(Promise);
});

test('of those that wait one begins in each round of the event loop, first in, first out', async () => {
  const queues = newQueues();
  const slots = Array.from('four', () => take(queues, 'Meera'));
  const begun: string[] = [];
  wait(queues, begun, 'fifth', 3);
  wait(queues, begun, 'sixth');
  wait(queues, begun, 'seventh');
  for (const slot of slots) queues.release(slot);
  await Promise.resolve();
  expect(begun).toEqual([]);
  await oneRound();
  expect(begun).toEqual(['fifth']);
  await oneRound();
  expect(begun).toEqual(['fifth', 'sixth']);
  await oneRound();
  expect(begun).toEqual(['fifth', 'sixth']);
});

test('a slot that is not released is free in the end, and only once', async () => {
  const queues = newQueues();
  const stuck = take(queues, 'Meera', 4);
  const begun: string[] = [];
  wait(queues, begun, 'next', 4);
  wait(queues, begun, 'last', 4);
  vi.advanceTimersByTime(250);
  await oneRound();
  expect(begun).toEqual(['next']);
  expect(queues.isTaken(stuck)).toBe(false);
  queues.release(stuck);
  await oneRound();
  expect(begun).toEqual(['next']);
});

test('a client that has left gets no slot, and the next one does', async () => {
  const queues = newQueues();
  const first = take(queues, 'Meera', 4);
  const begun: string[] = [];
  wait(queues, begun, 'impatient', 4, () => true);
  wait(queues, begun, 'patient', 4);
  queues.release(first);
  await oneRound();
  expect(begun).toEqual(['impatient has left', 'patient']);
});

test('a request that has waited long begins beside the others', async () => {
  const queues = newQueues(10_000);
  take(queues, 'Meera', 4);
  vi.advanceTimersByTime(5000);
  const weightless = take(queues, 'Meera', 0);
  const begun: string[] = [];
  wait(queues, begun, 'patient', 4);
  vi.advanceTimersByTime(4000);
  queues.release(weightless);
  await oneRound();
  expect(begun).toEqual(['patient']);
});

test('a holder is full once as many wait as may, and no longer when one has left', async () => {
  const queues = newQueues();
  const slot = take(queues, 'Meera', 9);
  const begun: string[] = [];
  let hasLeft = false;
  wait(queues, begun, 'first');
  wait(queues, begun, 'second', 9, () => hasLeft);
  expect(queues.isFull('Meera')).toBe(false);
  wait(queues, begun, 'third', 9);
  expect(queues.isFull('Meera')).toBe(true);
  expect(queues.isFull('Ravi')).toBe(false);
  hasLeft = true;
  queues.release(slot);
  await oneRound();
  // Behind the first, which is in flight now.
  expect(begun).toEqual(['second has left', 'first']);
  expect(queues.isFull('Meera')).toBe(false);
});
