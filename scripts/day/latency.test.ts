import { expect, test } from 'vitest';
import { Latency } from './latency.ts';

test('quantiles are times that were measured', () => {
  const latency = new Latency();
  for (let each = 100; each >= 1; each--) latency.add('orders', each);
  expect(latency.quantile('orders', 0.5)).toBe(50);
  expect(latency.quantile('orders', 0.99)).toBe(99);
  expect(latency.quantile('orders', 1)).toBe(100);
  expect(latency.countOf('orders')).toBe(100);
  expect(latency.quantile('nothing', 0.99)).toBe(0);
});
