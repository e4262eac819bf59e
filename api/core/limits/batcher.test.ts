import { describe, expect, test } from 'vitest';
import { Batcher } from './batcher.ts';

describe('a batcher', () => {
  test('sends immediately, and what is added meanwhile as one batch', async () => {
    const batches: (readonly string[])[] = [];
    const { promise: sent, resolve } = Promise.withResolvers<void>();
    const batcher = new Batcher<string>(async items => {
      batches.push(items);
      if (batches.length === 1) await sent;
    });
    const added = [batcher.add(['first']), batcher.add(['second']), batcher.add(['third', 'fourth'])];
    expect(batches).toEqual([['first']]);
    resolve();
    await Promise.all(added);
    expect(batches).toEqual([['first'], ['second', 'third', 'fourth']]);
  });

  test('fails all that were sent together, and sends the next ones', async () => {
    let isBroken = true;
    const sent: string[] = [];
    const batcher = new Batcher<string>(async items => {
      if (isBroken) throw new Error('no');
      sent.push(...items);
    });
    const failed = [batcher.add(['first']), batcher.add(['second'])];
    expect(await Promise.allSettled(failed)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    isBroken = false;
    await batcher.add(['third']);
    expect(sent).toEqual(['third']);
  });
});
