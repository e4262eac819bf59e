import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  changeFirstDish,
  lunchesOf,
  onlyAshasKitchen,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;

const idempotencyKey = 'lunch-on-workdays';

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
});

const plans = async () => (await ravi.customer.graphql('{ tiffinPlans { id } }')).tiffinPlans;

test('Ravi, who got no answer and tries again, has one plan and one notification of it', async () => {
  const first = await ravi.start(lunchesOf(kitchen, { idempotencyKey }));
  // Whatever has happened to it since.
  await changeFirstDish(cook, { priceCents: 1500 });
  const again = await ravi.start(lunchesOf(kitchen, { idempotencyKey }));
  expect(again).toMatchObject({ __typename: 'TiffinPlan', id: first.id });
  expect(await plans()).toHaveLength(1);
  expect((await ravi.notices()).filter(({ type }) => type === 'TIFFIN_PLAN_STARTED')).toHaveLength(1);
});

test('also when his presses arrive at the same time', async () => {
  const presses = Array.from({ length: 10 }, () => ravi.start(lunchesOf(kitchen, { idempotencyKey })));
  const ids = (await Promise.all(presses)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
  expect(await plans()).toHaveLength(1);
});

test('the key of one plan starts no other', async () => {
  await ravi.start(lunchesOf(kitchen, { idempotencyKey }));
  expect(await ravi.start(lunchesOf(kitchen, { idempotencyKey, weekdays: [5] }))).toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
    field: 'idempotencyKey',
    message: 'This key was already used for a different tiffin plan. Use a new key.',
  });
});

test('the same key of another customer is another plan', async () => {
  const priya = new TiffinPlanActs(marketplace, await marketplace.customer('Priya Nair'));
  const given = lunchesOf(kitchen, { idempotencyKey });
  const [first, second] = [await ravi.start(given), await priya.start(given)];
  expect(second.id).not.toBe(first.id);
});

test('without a key every request starts a plan, and a malformed key none', async () => {
  for (const _ of [1, 2]) await ravi.start(lunchesOf(kitchen));
  expect(await plans()).toHaveLength(2);
  for (const idempotencyKey of ['short', 'with spaces in it', 'x'.repeat(101)])
    expect(await ravi.start(lunchesOf(kitchen, { idempotencyKey }))).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'idempotencyKey',
    });
});
