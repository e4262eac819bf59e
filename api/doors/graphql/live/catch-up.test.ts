import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Change } from '../../../core/graphql/topic.ts';
import { CatchUp } from './catch-up.ts';
import { FanOut } from './fan-out.ts';
import { LineTurns } from './line-turns.ts';
import type { Line } from './run-in-order.ts';

/** Orders by their ids, each with the number of its last change. */
class Orders {
  readonly #changes = new Map<string, number>();
  #number = 0;

  change(id: string): void {
    this.#changes.set(id, ++this.#number);
  }

  changesOf = async (ids: readonly string[] = [...this.#changes.keys()]): Promise<Change[]> =>
    [...this.#changes]
      .filter(([id]) => ids.includes(id))
      .toSorted(([, one], [, other]) => one - other)
      .map(([id, number]) => ({ id, version: String(number) }));

  answer = (id: string): string => `${id}${this.#changes.get(id)}`;
}

const turns = async () => {
  for (let count = 0; count < 20; count++) await turn();
};

/** A client that missed the orders a, b and c. */
const aClient = (turnsOfSocket = new LineTurns()) => {
  const orders = new Orders();
  for (const id of ['a', 'b', 'c']) orders.change(id);
  const received: string[] = [];
  let isReading = true;
  let answered = 0;
  let isCut = false;
  let isDone = false;
  let onAnswer: (id: string) => void = () => undefined;
  const waiting: (() => void)[] = [];
  const sendMissed = (payload: string, onSent: () => void) => {
    received.push(payload);
    waiting.push(onSent);
    if (isReading) read();
  };
  const read = () => {
    for (const onSent of waiting.splice(0)) onSent();
  };
  const takeTurn = (begin: () => void) => turnsOfSocket.take(begin);
  const line = { sendMissed, takeTurn, cut: () => (isCut = true) } as unknown as Line;
  const catchUp = new CatchUp(
    {
      line,
      missed: { changes: orders.changesOf, changesOf: orders.changesOf },
      isForOne: true,
      answer: async id => {
        answered++;
        onAnswer(id);
        return orders.answer(id);
      },
      onDone: () => (isDone = true),
      onFailure: () => line.cut(),
    },
    new FanOut(() => false),
  );
  return {
    orders,
    received,
    catchUp,
    change: (id: string) => {
      orders.change(id);
      catchUp.onSignal(id);
    },
    begin: async () => catchUp.begin(await orders.changesOf()),
    pause: () => (isReading = false),
    resume: () => {
      isReading = true;
      read();
    },
    onAnswer: (listener: (id: string) => void) => (onAnswer = listener),
    facts: () => ({ answered, isCut, isDone }),
  };
};

test('what was missed is sent in order, and then the line is with the others', async () => {
  const { begin, received, facts } = aClient();
  await begin();
  await turns();
  expect(received).toEqual(['a1', 'b2', 'c3']);
  expect(facts()).toMatchObject({ isDone: true, isCut: false });
});

test('what changes while the missed ones are read comes after them', async () => {
  const { begin, change, received, facts } = aClient();
  const isBegun = begin();
  change('d');
  await isBegun;
  await turns();
  expect(received).toEqual(['a1', 'b2', 'c3', 'd4']);
  expect(facts().isDone).toBe(true);
});

test('an order that changes again comes last, so its client can continue from any of them', async () => {
  const { begin, onAnswer, change, received, facts } = aClient();
  onAnswer(id => {
    if (id === 'a' && !received.includes('b2')) change('a');
  });
  await begin();
  await turns();
  expect(received).toEqual(['b2', 'c3', 'a4']);
  expect(facts().isDone).toBe(true);
});

test('an order that changes without a signal comes last too', async () => {
  const { begin, onAnswer, orders, received } = aClient();
  let isFirst = true;
  onAnswer(() => {
    if (isFirst) orders.change('a');
    isFirst = false;
  });
  await begin();
  await turns();
  expect(received).toEqual(['b2', 'c3', 'a4']);
});

test('nothing is read for a client that does not read, until it does', async () => {
  const { begin, pause, resume, change, received, facts } = aClient();
  pause();
  await begin();
  await turns();
  change('b');
  await turns();
  expect({ received, answered: facts().answered }).toEqual({ received: ['a1'], answered: 1 });
  resume();
  await turns();
  expect(received).toEqual(['a1', 'c3', 'b4']);
});

test('lines of one socket take turns, and what one has not read yet keeps the others from being read for', async () => {
  const socket = new LineTurns();
  const [orders, bell, left] = [aClient(socket), aClient(socket), aClient(socket)];
  for (const line of [orders, bell, left]) line.pause();
  await Promise.all([orders, bell, left].map(line => line.begin()));
  await turns();
  expect([orders, bell, left].map(line => line.facts().answered)).toEqual([1, 0, 0]);
  left.catchUp.stop();
  orders.resume();
  await turns();
  expect([orders, bell, left].map(line => line.received)).toEqual([['a1'], ['a1'], []]);
  bell.resume();
  await turns();
  for (const { received, facts } of [orders, bell]) {
    expect(received).toEqual(['a1', 'b2', 'c3']);
    expect(facts()).toMatchObject({ isDone: true, isCut: false });
  }
});

test('a line is cut where too much changes meanwhile, or a missed one cannot be read', async () => {
  const crowded = aClient();
  for (let id = 0; id < 1000; id++) crowded.change(String(id));
  expect(crowded.facts().isCut).toBe(false);
  crowded.change('one more');
  expect(crowded.facts()).toMatchObject({ isCut: true });

  const failing = aClient();
  failing.onAnswer(() => {
    throw new Error('The database is away.');
  });
  await failing.begin();
  await turns();
  expect(failing.facts()).toMatchObject({ isCut: true, isDone: false, answered: 1 });
});

test('a line that left is sent nothing more', async () => {
  const { begin, catchUp, onAnswer, received, facts } = aClient();
  onAnswer(() => catchUp.stop());
  await begin();
  await turns();
  expect({ received, ...facts() }).toMatchObject({ received: [], answered: 1, isDone: false });
});
