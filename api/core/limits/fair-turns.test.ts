import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FairTurns, type Turn } from './fair-turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const turns = () => new FairTurns({ weight: 4, longestTurnMs: 250, longestWaitMs: 4000 });

const isHere = () => false;

/** Begins a turn for which there is room. */
const begin = (of: FairTurns, holder: string, weight = 1): Turn => {
  const turn = of.begin(holder, weight, isHere);
  if (turn instanceof Promise) throw new Error(`${holder} had to wait.`);
  return turn;
};

/** Lines up, and writes the name down when the turn begins. */
const lineUp = (
  of: FairTurns,
  begun: string[],
  name: string,
  weight = 1,
  hasLeft = isHere,
): Promise<Turn | undefined> => {
  const turn = of.begin('Meera', weight, hasLeft);
  if (!(turn instanceof Promise)) throw new Error(`${name} did not have to wait.`);
  return turn.then(began => {
    begun.push(began ? name : `${name} has left`);
    return began;
  });
};

/** A round of the event loop, which is not faked: what was due in it comes first. */
const oneRound = () => new Promise(resolve => setImmediate(resolve));

test('a holder with room does not wait, and no other does when it has none left', () => {
  const all = turns();
  for (const _ of 'four') begin(all, 'Meera');
  expect(all.begin('Meera', 1, isHere)).toBeInstanceOf(Promise);
  begin(all, 'Ravi');
});

test('what weighs more than the room of a holder runs alone', async () => {
  const all = turns();
  const large = begin(all, 'Meera', 9);
  const begun: string[] = [];
  void lineUp(all, begun, 'small');
  all.end(large);
  await oneRound();
  expect(begun).toEqual(['small']);
  expect(all.begin('Meera', 9, isHere)).toBeInstanceOf(Promise);
});

test('of those who wait one begins in each round of the event loop, first in, first out', async () => {
  const all = turns();
  const ending = Array.from('four', () => begin(all, 'Meera'));
  const begun: string[] = [];
  void lineUp(all, begun, 'fifth', 3);
  void lineUp(all, begun, 'sixth');
  void lineUp(all, begun, 'seventh');
  for (const turn of ending) all.end(turn);
  await Promise.resolve();
  expect(begun).toEqual([]);
  await oneRound();
  expect(begun).toEqual(['fifth']);
  await oneRound();
  expect(begun).toEqual(['fifth', 'sixth']);
  await oneRound();
  expect(begun).toEqual(['fifth', 'sixth']);
});

test('a turn that does not end makes room, and ends but once', async () => {
  const all = turns();
  const stuck = begin(all, 'Meera', 4);
  const begun: string[] = [];
  void lineUp(all, begun, 'next', 4);
  void lineUp(all, begun, 'last', 4);
  vi.advanceTimersByTime(250);
  await oneRound();
  expect(begun).toEqual(['next']);
  all.end(stuck);
  await oneRound();
  expect(begun).toEqual(['next']);
});

test('who has left gets no turn, and the next one does', async () => {
  const all = turns();
  const first = begin(all, 'Meera', 4);
  const begun: string[] = [];
  void lineUp(all, begun, 'impatient', 4, () => true);
  void lineUp(all, begun, 'patient', 4);
  all.end(first);
  await oneRound();
  expect(begun).toEqual(['impatient has left', 'patient']);
});

test('who has waited long begins beside the others', async () => {
  const all = new FairTurns({ weight: 4, longestTurnMs: 10_000, longestWaitMs: 4000 });
  begin(all, 'Meera', 4);
  vi.advanceTimersByTime(5000);
  const young = begin(all, 'Meera', 0);
  const begun: string[] = [];
  void lineUp(all, begun, 'patient', 4);
  vi.advanceTimersByTime(4000);
  all.end(young);
  await oneRound();
  expect(begun).toEqual(['patient']);
});
