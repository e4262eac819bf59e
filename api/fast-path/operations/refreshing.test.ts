import { expect, test, vi } from 'vitest';
import { SparingLog } from '../../core/logging/sparing-log.ts';
import { CallerBudgets } from '../../doors/http/caller-budgets.ts';
import { refreshing } from './refreshing.ts';

test('refreshes share a budget, run nothing without points, and again when they are back', async () => {
  let now = new Date('2026-11-17T17:00:00Z');
  const budgets = new CallerBudgets({
    restoreRate: 1000,
    costLimit: 10_000,
    clock: () => now,
    refusals: new SparingLog({ warn: () => undefined, error: () => undefined }),
    refusalDelayMs: 0,
  });
  const run = vi.fn(async () => ({ data: { cities: [] } }));
  const [menu, search] = [refreshing(budgets, 10_000, run), refreshing(budgets, 9000, run)];
  const answer = '{"data":{"cities":[]}}';
  expect([await menu(), await search(), await search()]).toEqual([answer, answer, null]);
  expect(run).toHaveBeenCalledTimes(2);
  now = new Date(now.getTime() + 8000);
  expect(await search()).toBe(answer);
});
