import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Log } from '../../../core/logging/log.ts';
import { batchSize } from './relay.ts';
import { RelayWorker } from './relay-worker.ts';

const log = { error: () => undefined } as unknown as Log;

describe('the relay of the outbox', () => {
  let worker: RelayWorker;

  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
  afterEach(async () => {
    const stopped = worker.stop();
    // Long enough for the batch under way. Not all timers: an embedded database beside sets its own again and again.
    await vi.advanceTimersByTimeAsync(100);
    await stopped;
    vi.useRealTimers();
  });

  const timePasses = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

  /**
   * The milliseconds at which the first batches begin, each of which takes `milliseconds` and has so many rows. In a
   * rush there is another event during every batch.
   */
  const batchesBegin = async (milliseconds: number, rows: number, isRush = true): Promise<number[]> => {
    const begunAt: number[] = [];
    const start = performance.now();
    worker = new RelayWorker(async () => {
      begunAt.push(performance.now() - start);
      await timePasses(milliseconds / 2);
      if (isRush) worker.wake();
      await timePasses(milliseconds / 2);
      return rows;
    }, log);
    worker.start();
    await vi.advanceTimersByTimeAsync(1500);
    return begunAt.slice(0, 3);
  };

  test('begins a batch soon after an event', async () => {
    expect(await batchesBegin(2, 1)).toEqual([0, 27, 54]);
  });

  test('rests after a batch four times as long as that took, so that most of the time is left to requests', async () => {
    expect(await batchesBegin(30, 20)).toEqual([0, 150, 300]);
  });

  test('never rests so long that a live update is late', async () => {
    expect(await batchesBegin(100, 50)).toEqual([0, 350, 700]);
  });

  test('works off a backlog without rest', async () => {
    expect(await batchesBegin(100, batchSize)).toEqual([0, 125, 250]);
  });

  test('looks for what other processes left every second', async () => {
    expect(await batchesBegin(30, 0, false)).toEqual([0, 1030]);
  });
});
