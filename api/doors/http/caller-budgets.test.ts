import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Viewer } from '../../core/access/viewer.ts';
import { SparingLog } from '../../core/logging/sparing-log.ts';
import { noCookies } from '../../core/operation/cookie-jar.ts';
import { Ctx } from '../../core/operation/ctx.ts';
import { TooManyWaiting } from '../../core/operation/failures.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { CallerBudgets } from './caller-budgets.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

const costLimit = 10_000;
const newBudgets = () =>
  new CallerBudgets({
    restoreRate: 1_000_000,
    costLimit,
    clock: marketplace.clock.read,
    refusals: new SparingLog(marketplace.services.log),
    refusalDelayMs: 0,
  });
const requestOfStranger = () =>
  new Ctx(marketplace.services, new Viewer(null), 'a-request', noCookies, () => '203.0.113.5');
/** So costly that nothing else of the caller has room beside it. */
const points = 400_000;

test('time in which a body arrives is no time of waiting: requests do not run beside each other for it', async () => {
  const budgets = newBudgets();
  vi.useFakeTimers({ toFake: ['performance'] });
  const requests = [requestOfStranger(), requestOfStranger(), requestOfStranger()];
  for (const request of requests) await budgets.spend(request, points);
  vi.advanceTimersByTime(5000);
  const begun: Ctx[] = [];
  for (const request of requests) void budgets.waitForTurn(request).then(() => begun.push(request));
  for (const _ of 'rounds') await new Promise(resolve => setImmediate(resolve));
  vi.useRealTimers();
  expect(begun).toEqual([requests[0]]);
});

test('only 500 requests of a caller wait, and what is refused is in the log', async () => {
  const budgets = newBudgets();
  const waiting = Array.from({ length: 501 }, requestOfStranger);
  for (const request of waiting) {
    await budgets.spend(request, request === waiting[0] ? points : 100);
    void budgets.waitForTurn(request).catch(() => undefined);
  }
  await expect(budgets.waitForTurn(requestOfStranger())).rejects.toThrow(TooManyWaiting);
  expect(marketplace.warnings.at(-1)).toMatchObject({ reason: 'waiting requests of a caller' });
});
