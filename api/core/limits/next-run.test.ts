import { expect, test } from 'vitest';
import { nextRun } from './next-run.ts';

/** Runs that end when the test says so. */
const heldRuns = () => {
  const held: PromiseWithResolvers<void>[] = [];
  const ask = nextRun(() => {
    const run = Promise.withResolvers<void>();
    held.push(run);
    return run.promise;
  });
  return { held, ask };
};

test('a thousand who ask while one runs share the next one, which begins after it', async () => {
  const { held, ask } = heldRuns();
  const first = ask();
  await expect.poll(() => held.length).toBe(1);
  const others = Array.from({ length: 1000 }, ask);
  held[0]!.resolve();
  await first;
  await expect.poll(() => held.length).toBe(2);
  held[1]!.resolve();
  await Promise.all(others);
  expect(held).toHaveLength(2);
});

test('a run that fails fails for those who share it, and the next one runs', async () => {
  const { held, ask } = heldRuns();
  const first = ask();
  await expect.poll(() => held.length).toBe(1);
  const second = ask();
  held[0]!.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => held.length).toBe(2);
  held[1]!.resolve();
  await second;
});
