import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiToken, revokeApiToken } from '../../api/testing/api-tokens.ts';
import { aCity, type TestCity } from '../../api/testing/builders/a-city.ts';
import type { TestKitchen } from '../../api/testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../api/testing/builders/an-order.ts';
import { Line } from '../../api/testing/line.ts';
import { Marketplace } from '../../api/testing/marketplace.ts';
import type { Visitor } from '../../api/testing/visitor.ts';
import { FakePrinter, textOf } from '../testing/fake-printer.ts';
import { Program } from '../testing/program.ts';
import { printable } from './printable.js';

let marketplace: Marketplace;
let city: TestCity;
let meera: Visitor;
let asha: Visitor;
let kitchen: TestKitchen;
let token: { secret: string; apiToken: { id: string } };
let printer: FakePrinter;
let folder: string;
let address: string;
let cooks = 0;
const running: Program[] = [];

beforeAll(async () => {
  marketplace = await Marketplace.open();
  city = await aCity(marketplace);
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook: asha, kitchen } = await marketplace.kitchenOwner(`Asha ${++cooks}`, { city }));
  const created = await createApiToken(asha, ['ORDERS_READ']);
  if (created.__typename !== 'ApiTokenCreated') throw new Error(created.message);
  token = created;
  address = marketplace.origin;
  printer = new FakePrinter();
  await printer.turnOn();
  folder = await mkdtemp(join(tmpdir(), 'receipt-printer-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(program => program.kill()));
  await printer.turnOff().catch(() => undefined);
  await rm(folder, { recursive: true });
});

const start = (args: readonly string[] = [], environment: Record<string, string> = {}) => {
  const program = new Program(
    'receipt-printer/print-orders.js',
    {
      TIFFIN_URL: address,
      TIFFIN_TOKEN: token.secret,
      PRINTER_HOST: '127.0.0.1',
      PRINTER_PORT: String(printer.port),
      STATE_FILE: join(folder, 'printed-orders.json'),
      ...environment,
    },
    args,
  );
  running.push(program);
  return program;
};

/** Waits until something is so; a program starts and connects in its own time. */
const until = (read: () => unknown) => expect.poll(read, { timeout: 20_000 });

const startAndWait = async () => {
  const program = start();
  await until(() => program.output).toContain('Waiting for orders');
  return program;
};

const order = async (given: Record<string, unknown> = {}) => {
  const placed = await placeOrder(meera, { ...anOrder(kitchen), ...given });
  if (placed.__typename !== 'Order') throw new Error(JSON.stringify(placed));
  return placed;
};

const moveOrder = (orderId: string) =>
  asha.graphql(
    `mutation ($id: ID!) { moveOrder(input: { orderId: $id, from: PLACED, to: PREPARING }) { __typename } }`,
    { id: orderId },
  );

/** Once a later order is on paper, nothing more of the earlier ones will come. */
const printedBefore = async (orderNumber: string) => {
  await until(() => printer.orderNumbers).toContain(orderNumber);
  return printer.orderNumbers;
};

describe('the receipt printer of Asha', () => {
  test('prints a new order with all that its cook needs, on paper of 42 columns', async () => {
    await startAndWait();
    const placed = await order({
      lines: [
        { dishId: kitchen.dishes[0]!.id, quantity: 2 },
        { dishId: kitchen.dishes[1]!.id, quantity: 1 },
      ],
      expectedTotalCents: 2 * 900 + 750,
      fulfillment: 'DELIVERY',
      deliveryAddress: '48 South Market Street Apt 12, San Jose, CA 95112',
      note: 'Crème “brûlée” für मीरा अय्यर 🌶 please ring twice',
    });
    await until(() => printer.tickets.length).toBe(1);
    const lines = textOf(printer.tickets[0]!).split('\n');
    expect(lines).toEqual([
      placed.orderNumber,
      'DINNER Tue, Nov 17',
      'Delivery 6 PM - 8 PM',
      'Meera (408) 555-0147',
      '48 South Market Street Apt 12, San Jose,',
      'CA 95112',
      '-'.repeat(42),
      '2 x Masala Dosa',
      '    Allergens: Milk',
      '1 x Lemon Rice',
      '    Allergens: Milk',
      '-'.repeat(42),
      'Note: Creme "brulee" fur mira ayyar ?',
      'please ring twice',
      '-'.repeat(42),
      `3 plates${'$25.50'.padStart(34)}`,
      'Payment due',
      '',
    ]);
  });

  test('prints each order once, however often it changes', async () => {
    await startAndWait();
    const first = await order();
    await until(() => printer.orderNumbers).toEqual([first.orderNumber]);
    await moveOrder(first.id);
    const second = await order();
    expect(await printedBefore(second.orderNumber)).toEqual([first.orderNumber, second.orderNumber]);
  });

  test('prints that an order on paper was canceled', async () => {
    await startAndWait();
    const { id, orderNumber } = await order();
    await until(() => printer.tickets.length).toBe(1);
    await cancelOrder(meera, id, 'Plans changed');
    await until(() => printer.tickets.length).toBe(2);
    const slip = textOf(printer.tickets[1]!);
    expect(slip.split('\n').slice(0, 2)).toEqual(['CANCELED', orderNumber]);
    expect(slip).toContain('Reason: Plans changed');
  });

  test('leaves orders from before its first start to the screen', async () => {
    const before = await order();
    await startAndWait();
    await moveOrder(before.id);
    const after = await order();
    expect(await printedBefore(after.orderNumber)).toEqual([after.orderNumber]);
  });

  test('prints what was placed while its connection was cut', async () => {
    const line = new Line(marketplace.origin);
    address = await line.open();
    try {
      await startAndWait();
      const first = await order();
      await until(() => printer.orderNumbers).toEqual([first.orderNumber]);
      line.cut();
      const second = await order();
      const third = await order();
      line.mend();
      expect(await printedBefore(third.orderNumber)).toEqual(
        [first, second, third].map(({ orderNumber }) => orderNumber),
      );
    } finally {
      line.close();
    }
  });

  test('prints nothing twice after it was killed, and what was placed meanwhile', async () => {
    const program = await startAndWait();
    const first = await order();
    await until(() => program.output).toContain(`Printed ${first.orderNumber}`);
    await program.kill();
    const second = await order();
    await startAndWait();
    expect(await printedBefore(second.orderNumber)).toEqual([first.orderNumber, second.orderNumber]);
  });

  test('prints an order once the printer is on again', async () => {
    const program = await startAndWait();
    const { port } = printer;
    await printer.turnOff();
    const { id, orderNumber } = await order();
    await until(() => program.output).toContain(`Printing order ${id} failed; trying again`);
    await printer.turnOn(port);
    await until(() => printer.orderNumbers).toEqual([orderNumber]);
  });

  test('writes tickets into a file', async () => {
    const file = join(folder, 'tickets.bin');
    const program = start(['--file', file]);
    await until(() => program.output).toContain('Waiting for orders');
    const { orderNumber } = await order();
    await until(() => program.output).toContain(`Printed ${orderNumber}`);
    expect(textOf(await readFile(file))).toContain(orderNumber);
  });
});

test('no command reaches the printer in a text', () => {
  expect(printable('\u001bp\u0000\u0019\u00fa \u001d!\u0077\r\n\u009b Paneer')).toBe('?p??u ?!w ? Paneer');
});

describe('the receipt printer ends and says why', () => {
  test('when Asha revokes its token', async () => {
    const program = await startAndWait();
    await revokeApiToken(asha, token.apiToken.id);
    expect(await program.ended()).toBe(1);
    expect(program.output).toContain('UNAUTHENTICATED');
  });

  test('when its token may not read orders', async () => {
    const created = await createApiToken(asha, ['MENU_READ']);
    if (created.__typename !== 'ApiTokenCreated') throw new Error(created.message);
    token = created;
    const program = start();
    expect(await program.ended()).toBe(1);
    expect(program.output).toContain('This API token does not have the scope ORDERS_READ. (FORBIDDEN');
  });

  test.each([
    ['PRINTER_PORT', 'usb', 'PRINTER_PORT is usb, which is not a port.'],
    ['TIFFIN_TOKEN', '', 'TIFFIN_TOKEN is not set. Set it to an API token with the scope ORDERS_READ.'],
  ])('when %s is %j', async (name, value, said) => {
    const program = start([], { [name]: value });
    expect(await program.ended()).toBe(1);
    expect(program.output).toContain(said);
  });
});
