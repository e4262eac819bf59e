import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Answering, FanOut } from './fan-out.ts';

/** A listener with a number of responses, each of which ends when the test lets it. */
class Listener implements Answering {
  begun = 0;
  readonly #ends: (() => void)[] = [];

  constructor(
    readonly name: string,
    readonly isForOne: boolean,
    private readonly answers: number,
    private readonly order: string[] = [],
    readonly isCatchUp = false,
  ) {}

  get isWaiting(): boolean {
    return this.begun < this.answers;
  }

  answerNext(): Promise<void> {
    this.begun++;
    this.order.push(this.name);
    return new Promise(resolve => this.#ends.push(resolve));
  }

  end(): void {
    this.#ends.shift()?.();
  }
}

const turns = async () => {
  for (let count = 0; count < 4; count++) await nextTurn();
};
const begunBy = (listeners: Listener[]) => listeners.reduce((sum, { begun }) => sum + begun, 0);
const crowd = (size: number, order?: string[]) =>
  Array.from({ length: size }, (_, index) => new Listener(`page ${index}`, false, 1, order));

test('while a request is running, two responses run at the same time, and eight otherwise', async () => {
  for (const [hasRequests, atOnce] of [
    [true, 2],
    [false, 8],
  ] as const) {
    const fanOut = new FanOut(() => hasRequests);
    const pages = crowd(1000);
    for (const page of pages) fanOut.add(page);
    await turns();
    expect(begunBy(pages)).toBe(atOnce);
    pages[0]!.end();
    await turns();
    expect(begunBy(pages)).toBe(atOnce + 1);
  }
});

test('responses for one person come before public ones', async () => {
  const order: string[] = [];
  const fanOut = new FanOut(() => true);
  const pages = crowd(10, order);
  for (const page of pages) fanOut.add(page);
  await turns();
  fanOut.add(new Listener('bell', true, 1, order));
  await turns();
  pages[0]!.end();
  await turns();
  expect(order).toEqual(['page 0', 'page 1', 'bell']);
});

test('what was missed takes turns with what is new, and has all turns where nothing is new', async () => {
  const order: string[] = [];
  const fanOut = new FanOut(() => true);
  const printers = Array.from(
    { length: 5 },
    (_, index) => new Listener(`printer ${index}`, true, 1, order, true),
  );
  const others = [...crowd(2, order), new Listener('bell', true, 1, order)];
  const listeners = [...printers, ...others];
  for (const printer of printers) fanOut.add(printer);
  // A slow first one lets the event loop continue before the second begins.
  await turns();
  for (const other of others) fanOut.add(other);
  for (let ended = 0; ended < listeners.length; ended++) {
    await turns();
    listeners.find(({ name }) => name === order[ended])!.end();
  }
  const [first, second, ...rest] = order;
  expect([first, second]).toEqual(['printer 0', 'printer 1']);
  expect(rest).toEqual(['bell', 'printer 2', 'page 0', 'printer 3', 'page 1', 'printer 4']);
});

test('what strangers missed waits behind all that is for one person', async () => {
  const order: string[] = [];
  const fanOut = new FanOut(() => true);
  const visitors = Array.from(
    { length: 4 },
    (_, index) => new Listener(`visitor ${index}`, false, 1, order, true),
  );
  const people = [new Listener('printer', true, 1, order, true), new Listener('bell', true, 1, order)];
  const listeners = [...visitors, ...people];
  for (const visitor of visitors) fanOut.add(visitor);
  await turns();
  for (const person of people) fanOut.add(person);
  for (let ended = 0; ended < listeners.length; ended++) {
    await turns();
    listeners.find(({ name }) => name === order[ended])!.end();
  }
  expect(order.slice(2)).toEqual(['printer', 'bell', 'visitor 2', 'visitor 3']);
});

test('a listener’s responses run one by one, fairly with the rest', async () => {
  const order: string[] = [];
  const fanOut = new FanOut(() => true);
  const board = new Listener('board', false, 2, order);
  const pages = crowd(2, order);
  for (const each of [board, ...pages]) fanOut.add(each);
  // More signals during a response do not begin a second one.
  fanOut.add(board);
  await turns();
  expect(order).toEqual(['board', 'page 0']);
  board.end();
  await turns();
  pages[0]!.end();
  await turns();
  expect(order.slice(2)).toEqual(['page 1', 'board']);
});

test('the event loop continues after each response that is slow to begin', async () => {
  const busy = (): Promise<void> => {
    const end = performance.now() + 3;
    while (performance.now() < end);
    begun++;
    return Promise.resolve();
  };
  let begun = 0;
  const fanOut = new FanOut(() => false);
  for (let index = 0; index < 10; index++)
    fanOut.add({ isForOne: false, isCatchUp: false, isWaiting: false, answerNext: busy });
  await nextTurn();
  expect(begun).toBeLessThanOrEqual(2);
});

test('stop waits for running responses and begins no more', async () => {
  const fanOut = new FanOut(() => false);
  const pages = crowd(20);
  for (const page of pages) fanOut.add(page);
  // A slow first one lets the event loop continue before the others begin.
  await turns();
  let isStopped = false;
  const stopped = fanOut.stop().then(() => {
    isStopped = true;
  });
  fanOut.add(new Listener('late', true, 1));
  await turns();
  expect({ begun: begunBy(pages), isStopped }).toEqual({ begun: 8, isStopped: false });
  for (const page of pages) page.end();
  await stopped;
  expect(begunBy(pages)).toBe(8);
});
