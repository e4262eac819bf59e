import { expect, it } from 'vitest';
import { cancellationRows } from './cancellation-rows.ts';

it('promises all back in time and by the kitchen, and nothing that cannot happen', () => {
  const outcomes = (isPaidNow: boolean) =>
    cancellationRows('$12.98', isPaidNow).map(({ outcome }) => outcome);
  expect(outcomes(true)).toEqual(['You get $12.98 back', 'You get $12.98 back']);
  expect(outcomes(false)).toEqual(['You pay nothing', 'You pay nothing']);
});
