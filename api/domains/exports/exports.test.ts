import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportFileDays, exportLinkMinutes, exportsUnderWayLimit } from '../../../schema/rules/export.ts';
import { aProgram } from '../../testing/api-tokens.ts';
import { aCity, type TestCity } from '../../testing/builders/a-city.ts';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { aDeliveredOrder } from '../../testing/builders/delivered-order.ts';
import {
  anExport,
  copyIntoJanuary,
  exported,
  exportOf,
  exportsMade,
  exportsOf,
  objectsIn,
  openLink,
  startExport,
  startExportDocument,
  storedFiles,
} from '../../testing/exports.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { startView } from '../../testing/staff-work.ts';
import { tuesdayMorning } from '../../testing/still-clock.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { expireExports, exportKeys } from './expire-exports.ts';
import { rowsPerRead } from './rows/export-rows.ts';

let marketplace: Marketplace;
let city: TestCity;
let asha: Visitor;
let kitchen: TestKitchen;
let gauri: Visitor;
let meera: Visitor;
let anita: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'users');
  for (const key of await storedFiles(marketplace)) await marketplace.services.files.remove(key);
  city = await aCity(marketplace);
  ({ cook: asha, kitchen } = await marketplace.kitchenOwner('Asha Rao', { city }));
  ({ cook: gauri } = await marketplace.kitchenOwner('Gauri Sen', { city }));
  meera = await marketplace.customer('Meera Iyer');
  anita = await marketplace.admin('Anita Desai');
});

const linesOf = (csv: string): Record<string, string>[] => parse(csv, { columns: true, bom: true });
const sumOf = (rows: readonly Record<string, unknown>[], column: string): number =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);

interface ListedOrder {
  orderNumber: string;
  serviceDate: string;
  total: { cents: number };
}

/** All of Asha's orders, page by page, as her program reads them. */
const listedOrders = async (after: string | null = null): Promise<ListedOrder[]> => {
  const { nodes, pageInfo } = (
    await asha.ask(
      `query ($after: String) { orders(first: 100, after: $after) {
        nodes { orderNumber serviceDate total { cents } }
        pageInfo { hasNextPage endCursor } } }`,
      { after },
    )
  ).data.orders;
  return pageInfo.hasNextPage ? [...nodes, ...(await listedOrders(pageInfo.endCursor))] : nodes;
};

describe("Asha exports January's orders", () => {
  beforeEach(async () => {
    await placeOrder(meera, anOrder(kitchen, 2));
    await placeOrder(meera, { ...anOrder(kitchen), fulfillment: 'PICKUP' });
    await copyIntoJanuary(marketplace, 60);
  });

  test('as JSONL and as CSV, and their sums are those of her list', async () => {
    const listed = (await listedOrders()).filter(({ serviceDate }) => serviceDate < '2026-02-01');
    const total = listed.reduce((sum, order) => sum + order.total.cents, 0);
    expect(listed).toHaveLength(120);

    const asJson = await exported(marketplace, asha);
    expect(asJson.made).toMatchObject({ status: 'READY', rows: 120, failure: null });
    expect(asJson.made.bytes).toBe(asJson.bytes.length);
    expect(asJson.response.headers.get('content-type')).toBe('application/jsonl');
    const objects = objectsIn(asJson.text);
    expect(new Set(objects.map(({ orderNumber }) => orderNumber))).toEqual(
      new Set(listed.map(({ orderNumber }) => orderNumber)),
    );
    expect(sumOf(objects, 'totalCents')).toBe(total);
    expect(objects[0]).toMatchObject({
      kitchenName: "Asha Rao's Kitchen",
      serviceDate: '2026-01-01',
      currency: 'USD',
      placedAt: '2025-12-31T17:00:00.000Z',
      deliveredAt: null,
    });

    const asCsv = await exported(marketplace, asha, { format: 'CSV' });
    expect(asCsv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const rows = linesOf(asCsv.text);
    expect(rows).toHaveLength(120);
    expect(sumOf(rows, 'totalCents')).toBe(total);
    expect(Object.keys(rows[0]!)).toEqual(Object.keys(objects[0]!));
    expect(asCsv.response.headers.get('content-disposition')).toBe(
      'attachment; filename="orders-2026-01-01-2026-01-31.csv"; ' +
        "filename*=UTF-8''orders-2026-01-01-2026-01-31.csv",
    );
    expect(asCsv.response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('whose size a download tool asks for first, which opens no file', async () => {
    const { made, bytes } = await exported(marketplace, asha);
    const opened = vi.spyOn(marketplace.services.files, 'get');
    const response = await openLink(asha, made.url, 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect(opened).not.toHaveBeenCalled();
    opened.mockRestore();
  });

  test('dish by dish, which add up to the same', async () => {
    const [lines, orders] = [
      await exported(marketplace, asha, { kind: 'ORDER_LINES' }),
      await exported(marketplace, asha),
    ];
    const objects = objectsIn(lines.text);
    expect(sumOf(objects, 'lineTotalCents')).toBe(sumOf(objectsIn(orders.text), 'totalCents'));
    expect(objects[0]).toMatchObject({
      position: 1,
      dishName: kitchen.dishes[0]!.name,
      allergens: expect.any(Array),
    });
  });

  test('of the first days alone, when she asks for those', async () => {
    const { text } = await exported(marketplace, asha, { from: '2026-01-02', to: '2026-01-03' });
    const days = new Set(objectsIn(text).map(({ serviceDate }) => serviceDate));
    expect([...days]).toEqual(['2026-01-02', '2026-01-03']);
  });

  test('without what a customer is called, where they live or what they wrote', async () => {
    await marketplace.sql.rows(
      `update orders set note = 'Ring twice', delivery_address = '7 Hidden Lane', cancellation_reason = 'Moved away'`,
    );
    for (const owner of [asha, anita])
      for (const kind of ['ORDERS', 'ORDER_LINES']) {
        const { text } = await exported(marketplace, owner, { kind });
        expect(text).toContain("Asha Rao's Kitchen");
        for (const secret of ['Meera', 'Iyer', meera.email, 'Ring twice', 'Hidden Lane', 'Moved away'])
          expect(text, kind).not.toContain(secret);
      }
  });

  test('and an order that is placed meanwhile is not in the file', async () => {
    const { id } = await startExport(asha, { from: '2026-11-01', to: '2026-11-30' });
    marketplace.clock.forward({ minutes: 1 });
    await placeOrder(meera, anOrder(kitchen));
    await exportsMade(marketplace);
    expect(await exportOf(asha, id)).toMatchObject({ status: 'READY', rows: 2 });
  });

  test('however many they are, in reads of a few hundred rows on the connection of jobs', async () => {
    await copyIntoJanuary(marketplace, 2 * rowsPerRead);
    await startExport(asha);
    const rows = vi.spyOn(marketplace.services.sql, 'rows');
    try {
      await exportsMade(marketplace);
      const reads = rows.mock.calls.flatMap(([, , mode], call) =>
        mode === 'background' ? [rows.mock.results[call]!.value as Promise<unknown[]>] : [],
      );
      const sizes = (await Promise.all(reads)).map(({ length }) => length);
      expect(sizes.slice(0, 4)).toEqual([rowsPerRead, rowsPerRead, rowsPerRead, rowsPerRead]);
      expect(Math.max(...sizes)).toBe(rowsPerRead);
      const [made] = await exportsOf(asha);
      expect(made).toMatchObject({ status: 'READY', rows: sizes.reduce((sum, size) => sum + size) });
    } finally {
      rows.mockRestore();
    }
  });
});

test('an export without rows has a header line as CSV and nothing as JSONL', async () => {
  const csv = await exported(marketplace, asha, { kind: 'LEDGER', format: 'CSV' });
  expect(csv.made).toMatchObject({ status: 'READY', rows: 0 });
  expect(csv.text).toMatch(/^\uFEFFid,payoutId,[\w,]+\r\n$/);
  const json = await exported(marketplace, asha, { kind: 'LEDGER' });
  expect(json.made).toMatchObject({ status: 'READY', rows: 0, bytes: 0 });
  expect([json.response.status, json.text]).toEqual([200, '']);
});

test('a review that looks like a formula is harmless in a spreadsheet, and whole for a program', async () => {
  const words = '=HYPERLINK("https://elsewhere.example", "Menu")';
  const orderId = await aDeliveredOrder(marketplace, meera, kitchen);
  marketplace.clock.moveTo('2026-11-18T04:00:00Z');
  await meera.graphql('mutation ($input: ReviewInput!) { writeReview(input: $input) { __typename } }', {
    input: { orderId, rating: 4, words },
  });
  // In San Jose it is still Tuesday.
  const days = { kind: 'REVIEWS', from: '2026-11-17', to: '2026-11-17' };
  const [row] = linesOf((await exported(marketplace, asha, { ...days, format: 'CSV' })).text);
  expect(row).toMatchObject({ rating: '4', words: `'${words}`, orderId });
  const { text } = await exported(marketplace, asha, days);
  expect(objectsIn(text)).toMatchObject([{ rating: 4, words }]);
  expect(text).not.toContain('Meera');
});

describe('a link', () => {
  test('opens the file for some minutes, for anyone who has it, and is another one at each read', async () => {
    const { made } = await exported(marketplace, asha);
    expect(new URL(made.url).origin).toBe(marketplace.services.site);
    expect((await openLink(asha, made.url)).status).toBe(200);
    marketplace.clock.forward({ minutes: exportLinkMinutes - 1 });
    expect((await openLink(asha, made.url)).status).toBe(200);
    marketplace.clock.forward({ minutes: 1 });
    const refused = await openLink(asha, made.url);
    expect(refused.status).toBe(403);
    expect((await refused.json()).message).toContain(
      'This link has expired or is not valid. Get a new one from the export.',
    );
    expect(marketplace.warnings.at(-1)).toMatchObject({ event: 'export link refused', reason: 'EXPIRED' });
    const again = await exportOf(asha, made.id);
    expect(again.url).not.toBe(made.url);
    expect((await openLink(asha, again.url)).status).toBe(200);
  });

  test('of one export opens no other, and one that was changed opens nothing', async () => {
    const ofAsha = (await exported(marketplace, asha)).made;
    const ofGauri = (await exported(marketplace, gauri)).made;
    const later = Math.floor(marketplace.clock.read().getTime() / 1000) + 3600;
    for (const url of [
      ofGauri.url.replace(ofGauri.id, ofAsha.id),
      ofAsha.url.replace(/expires=\d+/, `expires=${later}`),
      ofAsha.url.replace(/signature=.*/, 'signature='),
      ofAsha.url.replace(/\?.*/, ''),
      ofAsha.url.replace(ofAsha.id, 'x'),
    ]) {
      expect((await openLink(gauri, url)).status, url).toBe(403);
      expect(marketplace.warnings.at(-1)).toMatchObject({ event: 'export link refused' });
    }
  });

  test('is given to the owner alone', async () => {
    const { made } = await exported(marketplace, asha);
    for (const stranger of [gauri, anita]) {
      expect(await exportOf(stranger, made.id)).toBeNull();
      expect(await exportsOf(stranger)).toEqual([]);
      expect((await stranger.rest('GET', `/api/exports/${made.id}`)).status).toBe(404);
    }
    expect(await meera.refusal(`{ export(id: "${made.id}") { url } }`)).toBe('FORBIDDEN');
    expect(await marketplace.anonymous().refusal(`{ export(id: "${made.id}") { url } }`)).toBe(
      'UNAUTHENTICATED',
    );
    const farida = await marketplace.admin('Farida Khan', 'SUPPORT');
    await startView(farida, asha);
    expect(await farida.refusal(`{ export(id: "${made.id}") { url } }`)).toBe('FORBIDDEN');
  });

  test('ends with the file after some days, and with the account', async () => {
    const { made } = await exported(marketplace, asha);
    const { url } = made;
    const stored = await storedFiles(marketplace);
    expect(stored).toHaveLength(1);
    expect(await exportKeys(marketplace.sql, [...stored, 'another'])).toEqual(stored);
    await marketplace.sql.rows('update users set disabled_at = now() where id = $1', [asha.userId]);
    expect((await openLink(asha, url)).status).toBe(403);
    await marketplace.sql.rows('update users set disabled_at = null where id = $1', [asha.userId]);
    const { sql, services, clock } = marketplace;
    await expireExports(sql, services.files, clock.read());
    expect((await exportOf(asha, made.id)).status).toBe('READY');
    const day = clock.read();
    clock.forward({ days: exportFileDays });
    await expireExports(sql, services.files, clock.read());
    const later = await marketplace.cookOf(asha);
    expect(await exportOf(later, made.id)).toMatchObject({ status: 'EXPIRED', url: null, rows: 0 });
    clock.moveTo(day.toISOString());
    expect(await storedFiles(marketplace)).toEqual([]);
    clock.forward({ days: 31 });
    await expireExports(sql, services.files, clock.read());
    expect(await exportsOf(await marketplace.cookOf(asha))).toEqual([]);
  });

  test('ends for others when the file of one cannot be deleted, which is tried again', async () => {
    const { made: stuck } = await exported(marketplace, asha);
    const [stuckKey] = await storedFiles(marketplace);
    const { made } = await exported(marketplace, asha);
    const { sql, services, clock } = marketplace;
    const refusing = Object.assign(Object.create(services.files), {
      remove: (key: string) =>
        key === stuckKey ? Promise.reject(new Error('denied')) : services.files.remove(key),
    });
    clock.forward({ days: exportFileDays });
    await expect(expireExports(sql, refusing, clock.read())).rejects.toThrow(
      'deleting the files of 1 expired exports failed',
    );
    const later = await marketplace.cookOf(asha);
    expect([await exportOf(later, stuck.id), await exportOf(later, made.id)]).toMatchObject([
      { status: 'READY' },
      { status: 'EXPIRED' },
    ]);
    await expireExports(sql, services.files, clock.read());
    expect(await storedFiles(marketplace)).toEqual([]);
  });

  test('and the file go when Asha closes her kitchen', async () => {
    const { made } = await exported(marketplace, asha);
    const waiting = await startExport(asha);
    await marketplace.sql.rows('update sessions set proven_at = $1', [marketplace.clock.read()]);
    await asha.graphql('mutation ($name: String!) { closeMyKitchen(kitchenName: $name) { __typename } }', {
      name: kitchen.kitchenName,
    });
    expect((await openLink(gauri, made.url)).status).toBe(403);
    await expect.poll(() => storedFiles(marketplace)).toEqual([]);
    expect(await marketplace.sql.rows('select id from exports where id = $1', [waiting.id])).toEqual([]);
  });
});

describe('who may', () => {
  test('kitchens export what is theirs, and staff what their rights let them read', async () => {
    const { supplierId } = await startExport(asha);
    expect(supplierId).toBe(kitchen.id);
    expect(await startExport(gauri, { supplierId: kitchen.id })).toMatchObject({ code: 'KITCHEN_NOT_FOUND' });
    expect(await startExport(anita, { supplierId: crypto.randomUUID() })).toMatchObject({
      code: 'KITCHEN_NOT_FOUND',
    });
    const support = await marketplace.admin('Farida Khan', 'SUPPORT');
    expect(await startExport(support)).toMatchObject({ status: 'WAITING', supplierId: null });
    const refusalOf = (person: Visitor, given: object) =>
      person.refusal(startExportDocument, { input: anExport({ ...given }) });
    expect(await refusalOf(support, { kind: 'LEDGER' })).toBe('FORBIDDEN');
    const reviewer = await marketplace.admin('Ruth Kapoor', 'REVIEWER');
    for (const kind of ['ORDERS', 'ORDER_LINES', 'REVIEWS', 'LEDGER'])
      expect(await refusalOf(reviewer, { kind }), kind).toBe('FORBIDDEN');
    expect(await refusalOf(meera, {})).toBe('FORBIDDEN');
    expect(await refusalOf(marketplace.anonymous(), {})).toBe('UNAUTHENTICATED');
  });

  test('Anita exports the orders of all kitchens or of one, and the audit trail says so', async () => {
    await placeOrder(meera, anOrder(kitchen));
    const november = { from: '2026-11-01', to: '2026-11-30' };
    expect((await exported(marketplace, anita, november)).made.rows).toBe(1);
    const other = await marketplace.sql.rows<{ id: string }>('select id from suppliers where user_id = $1', [
      gauri.userId,
    ]);
    const ofGauri = await exported(marketplace, anita, { ...november, supplierId: other[0]!.id });
    expect(ofGauri.made.rows).toBe(0);
    const { auditEvents } = await anita.graphql('{ auditEvents { nodes { action subjectName actorName } } }');
    expect(auditEvents.nodes).toMatchObject([
      { action: 'EXPORT_STARTED', subjectName: "Gauri Sen's Kitchen" },
      { action: 'EXPORT_STARTED', subjectName: 'All kitchens', actorName: 'Anita Desai' },
    ]);
  });

  test('what staff may no longer read is not exported', async () => {
    const finance = await marketplace.admin('Hema Nair', 'FINANCE');
    const { id } = await startExport(finance, { kind: 'LEDGER' });
    await marketplace.sql.rows("update users set staff_role = 'SUPPORT' where id = $1", [finance.userId]);
    await exportsMade(marketplace);
    const [row] = await marketplace.sql.rows('select status, failure from exports where id = $1', [id]);
    expect(row).toEqual({ status: 'FAILED', failure: 'NOT_ALLOWED' });
    expect(await storedFiles(marketplace)).toEqual([]);
  });

  test('a program exports what its scopes open, and sees no other exports', async () => {
    await marketplace.sql.rows('update sessions set proven_at = $1', [marketplace.clock.read()]);
    const [orders, payouts, menu] = [
      await aProgram(marketplace, asha, ['ORDERS_READ']),
      await aProgram(marketplace, asha, ['PAYOUTS_READ']),
      await aProgram(marketplace, asha, ['MENU_READ']),
    ];
    const { made } = await exported(marketplace, orders);
    expect(made.status).toBe('READY');
    expect(await exportOf(payouts, made.id)).toBeNull();
    expect(await exportsOf(menu)).toEqual([]);
    expect((await exportsOf(asha)).map(({ id }: { id: string }) => id)).toEqual([made.id]);
    const { errors } = await menu.ask(startExportDocument, { input: anExport() });
    expect(errors[0].message).toBe('This API token does not have the scope ORDERS_READ.');
    expect(await orders.refusal(startExportDocument, { input: anExport({ kind: 'LEDGER' }) })).toBe(
      'FORBIDDEN',
    );
  });
});

describe('limits', () => {
  test('a range has at most 366 days, in order', async () => {
    const leapYear = { from: '2028-01-01', to: '2028-12-31' };
    expect(await startExport(asha, leapYear)).toMatchObject({ status: 'WAITING' });
    for (const days of [
      { from: '2026-01-01', to: '2027-01-02' },
      { from: '2026-02-01', to: '2026-01-31' },
    ])
      expect(await startExport(asha, days)).toMatchObject({ code: 'INVALID_INPUT', field: 'to' });
    expect(await startExport(asha, { idempotencyKey: 'short' })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'idempotencyKey',
    });
  });

  test('a few exports wait or run at the same time, and others of other people', async () => {
    const started = await Promise.all(
      Array.from({ length: exportsUnderWayLimit + 2 }, () => startExport(asha)),
    );
    const refused = started.filter(({ code }) => code === 'TOO_MANY_EXPORTS');
    expect(refused).toHaveLength(2);
    expect(await startExport(gauri)).toMatchObject({ status: 'WAITING' });
    await exportsMade(marketplace);
    expect(await startExport(asha)).toMatchObject({ status: 'WAITING' });
  });

  test('the same key starts one export, and is refused for another', async () => {
    const again = { idempotencyKey: 'january-2026' };
    const started = await Promise.all(Array.from({ length: 5 }, () => startExport(asha, again)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await startExport(asha, { ...again, format: 'CSV' })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect((await startExport(gauri, again)).id).not.toBe(started[0]!.id);
  });
});

test('the same exports by REST', async () => {
  const body = { ...anExport(), kind: 'orders', format: 'csv' };
  const { status, body: started } = await asha.rest('POST', '/api/exports', body);
  expect([status, started.success]).toEqual([200, true]);
  expect(started.export).toMatchObject({ kind: 'orders', format: 'csv', status: 'waiting', url: null });
  await exportsMade(marketplace);
  const { body: made } = await asha.rest('GET', `/api/exports/${started.export.id}`);
  expect(made).toMatchObject({ status: 'ready', rows: 0 });
  expect((await openLink(asha, made.url)).status).toBe(200);
  for (const [wrong, field] of [
    [{ kind: 'people' }, 'kind'],
    [{ from: '2026-02-30' }, 'from'],
    [{ supplierId: 'x' }, 'supplierId'],
  ] as const) {
    const refused = await asha.rest('POST', '/api/exports', { ...body, ...wrong });
    expect([refused.status, refused.body.field]).toEqual([400, field]);
  }
  expect((await meera.rest('POST', '/api/exports', body)).status).toBe(403);
});
