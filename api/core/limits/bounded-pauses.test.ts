import { expect, test } from 'vitest';
import { BoundedPauses } from './bounded-pauses.ts';

test('so many of a holder pause together, more return immediately, and others pause on their own', async () => {
  const ends: (() => void)[] = [];
  const pauses = new BoundedPauses({
    ms: 1000,
    most: 2,
    pause: () => new Promise<void>(end => ends.push(end)),
  });
  const over: string[] = [];
  const waitFor = async (holder: string, name: string) => {
    await pauses.of(holder);
    over.push(name);
  };
  const first = waitFor('Meera', 'first');
  const second = waitFor('Meera', 'second');
  await waitFor('Meera', 'third');
  const another = waitFor('Ravi', 'another');
  expect(over).toEqual(['third']);
  expect(ends).toHaveLength(3);
  ends[0]!();
  await first;
  const fourth = waitFor('Meera', 'fourth');
  expect(ends).toHaveLength(4);
  await waitFor('Meera', 'fifth');
  for (const end of ends) end();
  await Promise.all([second, another, fourth]);
  expect(over.slice(0, 3)).toEqual(['third', 'first', 'fifth']);
});

test('pauses that begin together end at different times, within half as long again', async () => {
  const lengths: number[] = [];
  const pauses = new BoundedPauses({ ms: 1000, most: 20, pause: async ms => lengths.push(ms) });
  await Promise.all(Array.from({ length: 20 }, () => pauses.of('Meera')));
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...lengths)).toBeLessThan(1500);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeGreaterThan(100);
});
