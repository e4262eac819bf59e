import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it('shows cents as dollars', () => {
  expect(formatMoney(1250)).toBe('$12.50');
  expect(formatMoney(0)).toBe('$0.00');
  expect(formatMoney(123456)).toBe('$1,234.56');
});
