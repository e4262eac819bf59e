import { expect, it } from 'vitest';
import { cancellationShares } from './cancellation-shares.ts';

it('gives all back in time and by the kitchen, and shares 80 to 20 after', () => {
  expect(cancellationShares(1298)).toEqual([
    expect.objectContaining({ customer: 1298, kitchen: 0, marketplace: 0 }),
    expect.objectContaining({ customer: 0, kitchen: 1038, marketplace: 260 }),
    expect.objectContaining({ customer: 1298, kitchen: 0, marketplace: 0 }),
  ]);
});
