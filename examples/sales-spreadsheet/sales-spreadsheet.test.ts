import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiToken } from '../../api/testing/api-tokens.ts';
import { aCity } from '../../api/testing/builders/a-city.ts';
import type { TestKitchen } from '../../api/testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../api/testing/builders/an-order.ts';
import { Marketplace } from '../../api/testing/marketplace.ts';
import { tuesdayMorning } from '../../api/testing/still-clock.ts';
import type { Visitor } from '../../api/testing/visitor.ts';
import { Program } from '../testing/program.ts';

let marketplace: Marketplace;
let meera: Visitor;
let kitchen: TestKitchen;
let token: string;
let folder: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
  const city = await aCity(marketplace);
  const owner = await marketplace.kitchenOwner('Asha Rao', {
    city,
    capacity: 100,
    dishes: { '=HYPERLINK("http://evil.example")': 900, 'Dal, "homestyle"': 750 },
  });
  kitchen = owner.kitchen;
  const created = await createApiToken(owner.cook, ['ORDERS_READ']);
  if (created.__typename !== 'ApiTokenCreated') throw new Error(created.message);
  token = created.secret;
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('orders');
  marketplace.clock.moveTo(tuesdayMorning);
  folder = await mkdtemp(join(tmpdir(), 'sales-spreadsheet-'));
});
afterEach(() => rm(folder, { recursive: true }));

const run = async (...args: string[]) => {
  const program = new Program(
    'sales-spreadsheet/write-sales.js',
    { TIFFIN_URL: marketplace.origin, TIFFIN_TOKEN: token },
    ['--folder', folder, ...args],
  );
  return { code: await program.ended(), output: program.output };
};

const order = async (note?: string) => {
  const placed = await placeOrder(meera, { ...anOrder(kitchen), note });
  if (placed.__typename !== 'Order') throw new Error(JSON.stringify(placed));
  return placed;
};

const textOf = (name: string) => readFile(join(folder, name), 'utf8');
const rowsOf = async (name: string): Promise<Record<string, string>[]> =>
  parse(await textOf(name), { bom: true, columns: true, record_delimiter: '\r\n' });

const nextDay = () => marketplace.clock.forward({ days: 1 });

describe('the spreadsheet of Asha', () => {
  test('has the orders of yesterday and their lines', async () => {
    const [first, second] = [await order('=1+1'), await order('Less salt, please.\n"Thank you"')];
    await cancelOrder(meera, second.id);
    nextDay();
    expect(await run()).toMatchObject({ code: 0 });
    expect(await rowsOf('orders-2026-11-17.csv')).toEqual([
      expect.objectContaining({
        order: first.orderNumber,
        day: '2026-11-17',
        meal: 'DINNER',
        status: 'PLACED',
        payment: 'DUE',
        customer: 'Meera',
        plates: '1',
        total: '9',
        note: "'=1+1",
      }),
      expect.objectContaining({
        order: second.orderNumber,
        status: 'CANCELED',
        note: expect.stringContaining('Less salt, please.'),
      }),
    ]);
    expect(await rowsOf('order-lines-2026-11-17.csv')).toContainEqual({
      order: first.orderNumber,
      day: '2026-11-17',
      meal: 'DINNER',
      line: '1',
      dish: `'=HYPERLINK("http://evil.example")`,
      choices: '',
      quantity: '1',
      unit_price: '9',
      line_total: '9',
    });
  });

  test('ends its lines and quotes its cells as RFC 4180 says', async () => {
    nextDay();
    await run();
    expect(await textOf('order-lines-2026-11-17.csv')).toBe(
      '\ufefforder,day,meal,line,dish,choices,quantity,unit_price,line_total\r\n',
    );
  });

  test('has every order of a busy day, each once', async () => {
    const placed: string[] = [];
    for (let count = 0; count < 60; count++) placed.push((await order()).orderNumber);
    await run('--day', '2026-11-17');
    const orders = (await rowsOf('orders-2026-11-17.csv')).map(row => row.order);
    expect(orders.toSorted()).toEqual(placed.toSorted());
  });

  test('is written again by a second run, under the same name', async () => {
    await order();
    nextDay();
    await run();
    const before = await textOf('orders-2026-11-17.csv');
    await run();
    expect(await textOf('orders-2026-11-17.csv')).toBe(before);
    expect((await readdir(folder)).toSorted()).toEqual([
      'order-lines-2026-11-17.csv',
      'orders-2026-11-17.csv',
    ]);
  });

  test('is not written with a token that was refused', async () => {
    token = 'tfn_aaaaaaaa_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
    expect(await run()).toEqual({ code: 1, output: expect.stringContaining('UNAUTHENTICATED') });
    expect(await readdir(folder)).toEqual([]);
  });
});
