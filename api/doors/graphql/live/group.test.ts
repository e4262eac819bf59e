import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Signal } from '../../../core/interfaces/event-bus.ts';
import { FanOut } from './fan-out.ts';
import { Group } from './group.ts';
import { Line } from './run-in-order.ts';

/** A fake socket: what is sent to a paused reader is buffered here. */
class Reader {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly received: string[] = [];
  closedWith: number | undefined;
  isPaused = false;

  send(frame: string): void {
    if (this.isPaused) this.bufferedAmount += frame.length;
    else this.received.push(JSON.parse(frame).payload);
  }

  terminate(): void {
    this.close(1006);
  }

  close(code: number): void {
    this.readyState = 3;
    this.closedWith = code;
  }
}

const aLine = (reader: Reader) => new Line(reader as unknown as WebSocket, 'bell');
const aGroup = (topic: string, answer: (signal: Signal) => Promise<string | null>) =>
  new Group({ topic, isForOne: false, answer }, new FanOut(() => false));

/** As many turns of the event loop as a response may take. */
const turns = async () => {
  for (let count = 0; count < 4; count++) await turn();
};
const mebibyte = 1024 * 1024;

test('a reader that stops is cut off at one buffered mebibyte, and the others get everything', async () => {
  const [meera, ravi] = [new Reader(), new Reader()];
  ravi.isPaused = true;
  const answerBytes = 50_000;
  const group = aGroup('supplier:asha', async ({ id }) => JSON.stringify(id.padEnd(answerBytes)));
  for (const reader of [meera, ravi]) group.lines.add(aLine(reader));
  for (let change = 0; change < 100; change++) {
    group.onSignal(String(change));
    await turns();
  }
  expect(meera.received.map(Number)).toEqual(Array.from({ length: 100 }, (_, change) => change));
  expect(ravi.closedWith).toBe(1006);
  expect(ravi.bufferedAmount).toBeGreaterThan(mebibyte);
  expect(ravi.bufferedAmount).toBeLessThan(mebibyte + answerBytes + 100);
});

test('a line that cannot be answered is cut instead of missing something', async () => {
  const meera = new Reader();
  const group = aGroup('notifications:meera', async () => null);
  group.lines.add(aLine(meera));
  group.onSignal('1');
  await turns();
  expect(meera.closedWith).toBe(1013);
});

test('when too many signals wait, every line is cut instead of missing some', async () => {
  const meera = new Reader();
  let goOn: () => void = () => undefined;
  const database = new Promise<void>(resolve => {
    goOn = resolve;
  });
  const group = aGroup('notifications:meera', async () => {
    await database;
    return '"sent"';
  });
  group.lines.add(aLine(meera));
  // One is being answered and a thousand wait; a repeated signal changes nothing.
  for (const id of [...Array(1001).keys(), 1000]) group.onSignal(String(id));
  expect(meera.closedWith).toBeUndefined();
  group.onSignal('one more');
  expect(meera.closedWith).toBe(1013);
  goOn();
  await turns();
  expect(meera.received).toEqual([]);
});

test('what changes again is sent after what changed before that', async () => {
  const meera = new Reader();
  const group = aGroup('orders:asha', async ({ id }) => JSON.stringify(id));
  group.lines.add(aLine(meera));
  for (const id of ['first', 'again', 'other', 'again']) group.onSignal(id);
  await turns();
  await turns();
  expect(meera.received).toEqual(['first', 'other', 'again']);
});

test('a line that joins during an answer does not get it: it may have a later one already', async () => {
  const [meera, ravi] = [new Reader(), new Reader()];
  let end: (payload: string) => void = () => undefined;
  const group = aGroup('supplier:asha', () => new Promise(resolve => (end = resolve)));
  const leaving = aLine(ravi);
  group.lines.add(leaving);
  group.onSignal('asha');
  group.lines.add(aLine(meera));
  end('"before"');
  await turns();
  expect([ravi.received, meera.received]).toEqual([['before'], []]);
  group.onSignal('asha');
  group.lines.delete(leaving);
  end('"now"');
  await turns();
  expect([ravi.received, meera.received]).toEqual([['before'], ['now']]);
});
