import { expect, it } from 'vitest';
import { moneyOfCurrency } from './money-of-currency.ts';

it('writes a sum in its currency, and the plain number where the currency is odd', () => {
  expect(moneyOfCurrency(4200, 'USD')).toBe('$42.00');
  expect(moneyOfCurrency(4200, 'INR')).toBe('₹42.00');
  expect(moneyOfCurrency(4200, 'JPY')).toBe('¥4,200');
  expect(moneyOfCurrency(4200, 'X')).toBe('4200 X');
  expect(moneyOfCurrency(4200, '')).toBe('4200');
});
