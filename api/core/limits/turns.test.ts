import { describe, expect, test } from 'vitest';
import { Turns } from './turns.ts';

describe('turns', () => {
  test('run in the order they were requested, independently for each key', async () => {
    const turns = new Turns(1000);
    const { promise: open, resolve } = Promise.withResolvers<void>();
    const seen: string[] = [];
    const note = (word: string, until?: Promise<void>) => async () => {
      await until;
      seen.push(word);
    };
    const busy = () => undefined;
    const asked = [
      turns.take('a', note('first', open), busy),
      turns.take('a', note('second'), busy),
      turns.take('a', note('third'), busy),
    ];
    await turns.take('b', note('another'), busy);
    resolve();
    await Promise.all(asked);
    expect(seen).toEqual(['another', 'first', 'second', 'third']);
  });

  test('that fail let the next one run', async () => {
    const turns = new Turns(1000);
    const failed = turns.take('a', () => Promise.reject(new Error('no')), String);
    const next = turns.take('a', async () => 'done', String);
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });

  test('that time out are refused, and those behind them still wait', async () => {
    const turns = new Turns(20);
    const { promise: open, resolve } = Promise.withResolvers<void>();
    let isRunning = true;
    const first = turns.take(
      'a',
      async () => {
        await open;
        isRunning = false;
      },
      () => 'busy',
    );
    expect(
      await turns.take(
        'a',
        async () => 'done',
        () => 'busy',
      ),
    ).toBe('busy');
    const last = turns.take(
      'a',
      async () => isRunning,
      () => 'busy',
    );
    resolve();
    await first;
    expect(await last).toBe(false);
  });
});
