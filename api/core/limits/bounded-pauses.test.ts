import { expect, test } from 'vitest';
import { BoundedPauses } from './bounded-pauses.ts';

test('so many of a holder pause together, more return immediately, and others pause on their own', async () => {
  const ends: (() => void)[] = [];
  const pauses = new BoundedPauses({ most: 2, pause: () => new Promise<void>(end => ends.push(end)) });
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
