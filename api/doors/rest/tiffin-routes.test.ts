import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { aSession } from '../../testing/builders/a-person.ts';
import { billsMade, billsOf, saturdayAtNine } from '../../testing/builders/a-tiffin-bill.ts';
import {
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { listLimit } from './send-page.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;

const wednesday = '2026-11-18';
const thursday = '2026-11-19';

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
});

const listOf = async (path: string, who = ravi.customer) => (await who.rest('GET', path)).body;
const changeOf = (id: string, day: string, change: 'skip' | 'unskip', who = ravi.customer) =>
  who.rest('POST', `/api/tiffin-plans/${id}/days/${day}/${change}`);
const dayOf = async (id: string, serviceDate: string) =>
  (await listOf(`/api/tiffin-plans/${id}/days`)).find(
    (day: { serviceDate: string }) => day.serviceDate === serviceDate,
  );

describe("Ravi's program", () => {
  test('reads his plans, also those that he stopped, the newest first', async () => {
    const stopped = await ravi.start(lunchesOf(kitchen, { mealtime: 'DINNER' }));
    await ravi.stop(stopped.id);
    marketplace.clock.forward({ minutes: 1 });
    const { id } = await ravi.start(lunchesOf(kitchen));
    expect(await listOf('/api/tiffin-plans')).toMatchObject([
      {
        id,
        supplierId: kitchen.id,
        status: 'running',
        mealtime: 'lunch',
        weekdays: [1, 2, 3, 4, 5],
        fulfillment: 'pickup',
        items: [{ dishId: kitchen.dishes[0]!.id, name: 'Masala Dosa', quantity: 1 }],
        total: 9,
        startsOn: wednesday,
        endsOn: null,
        stoppedAt: null,
      },
      { id: stopped.id, status: 'stopped', stoppedAt: expect.any(String) },
    ]);
  });

  test('skips a day of one and plans it again', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    expect(await dayOf(id, thursday)).toMatchObject({
      status: 'ordered',
      look: 'confirmed',
      total: 9,
      order: { orderNumber: expect.any(String), status: 'placed' },
    });
    expect(await changeOf(id, thursday, 'skip')).toMatchObject({
      status: 200,
      body: { success: true, day: { serviceDate: thursday, status: 'skipped' } },
    });
    expect((await ravi.day(id, thursday)).status).toBe('SKIPPED');
    expect((await changeOf(id, thursday, 'unskip')).body.day).toMatchObject({ status: 'planned' });
    expect(await dayOf(id, '2027-01-11')).toMatchObject({ status: 'planned', order: null });
  });

  test('reads what is over and the bill of the week', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await changeOf(id, thursday, 'skip');
    await ordersPlaced(marketplace);
    marketplace.clock.moveTo(saturdayAtNine);
    ravi.customer.cookies.set('session', await aSession(marketplace, ravi.customer.userId));
    await billsMade(marketplace);
    expect(await listOf(`/api/tiffin-plans/${id}/past-days`)).toMatchObject([
      { serviceDate: '2026-11-20', look: 'confirmed', order: { status: 'placed' } },
      { serviceDate: thursday, look: 'skipped', order: null },
      { serviceDate: wednesday, look: 'confirmed', order: { status: 'placed' } },
    ]);
    const [bill] = await billsOf(ravi.customer);
    expect(await listOf('/api/tiffin-bills')).toMatchObject([
      {
        id: bill!.id,
        billNumber: bill!.billNumber,
        status: 'open',
        total: bill!.amount.cents / 100,
        paidAt: null,
        items: bill!.lines.map(({ serviceDate, price }) => ({ serviceDate, price: price.cents / 100 })),
      },
    ]);
  });

  test('is led from page to page through more plans than one has', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await marketplace.sql.rows(
      `insert into tiffin_plans select (jsonb_populate_record(plan, jsonb_build_object('id', gen_random_uuid(),
         'stopped_at', plan.started_at))).* from tiffin_plans plan, generate_series(1, $1)`,
      [listLimit],
    );
    const { body, headers } = await ravi.customer.rest('GET', '/api/tiffin-plans');
    const [, next] = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')!;
    const rest = await listOf(next!);
    expect([body.length, rest.length]).toEqual([listLimit, 1]);
    expect([...body, ...rest].map((plan: { id: string }) => plan.id)).toContain(id);
    expect(new Set([...body, ...rest].map((plan: { id: string }) => plan.id)).size).toBe(listLimit + 1);
  });
});

describe('It is refused', () => {
  test('with the code of the Problem', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    expect(await changeOf(id, '2026-11-22', 'skip')).toMatchObject({
      status: 409,
      body: { success: false, code: 'NOT_A_PLAN_DAY', field: 'serviceDate' },
    });
    expect(await changeOf(id, '2026-02-30', 'skip')).toMatchObject({ status: 400 });
    expect(await changeOf('x', thursday, 'skip')).toMatchObject({
      status: 404,
      body: { code: 'TIFFIN_PLAN_NOT_FOUND' },
    });
    expect((await ravi.customer.rest('GET', '/api/tiffin-plans?after=made-up')).status).toBe(400);
  });

  test('where it is about the plans of others, or of no customer', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    const priya = await marketplace.customer('Priya Nair');
    expect(await listOf('/api/tiffin-plans', priya)).toEqual([]);
    for (const path of [`/api/tiffin-plans/${id}/days`, `/api/tiffin-plans/${id}/past-days`])
      expect((await priya.rest('GET', path)).status).toBe(404);
    expect((await changeOf(id, thursday, 'skip', priya)).status).toBe(404);
    for (const path of ['/api/tiffin-plans', '/api/tiffin-bills', `/api/tiffin-plans/${id}/days`]) {
      expect((await cook.rest('GET', path)).status, path).toBe(403);
      expect((await marketplace.anonymous().rest('GET', path)).status, path).toBe(401);
    }
    expect((await changeOf(id, thursday, 'skip', cook)).status).toBe(403);
    expect((await ravi.day(id, thursday)).status).toBe('PLANNED');
  });
});
