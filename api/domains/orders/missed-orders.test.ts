import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProgram, createdToken, programWith, revokeApiToken } from '../../testing/api-tokens.ts';
import { aCity, type TestCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Line } from '../../testing/line.ts';
import { LiveVisitor } from '../../testing/live-visitor.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import { OverlappingWriters } from '../../testing/overlapping-writers.ts';
import { postgresqlServer } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { missedOrdersLimit } from './missed-orders.ts';

const document = `subscription ($since: DateTime) {
  kitchenOrdersChanged(since: $since) { id status updatedAt } }`;

interface Received {
  id: string;
  status: string;
  updatedAt: string;
}

const open: LiveVisitor[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(each => each.leave()));
});

const live = ({ origin, headers, token }: Visitor) => {
  const visitor = new LiveVisitor({ origin, token: headers.authorization?.replace('Bearer ', '') ?? token });
  open.push(visitor);
  return visitor;
};

/** A receipt printer that continues after the last order that it received, and prints what it has not printed yet. */
class Printer {
  readonly printed: string[] = [];
  readonly #known = new Set<string>();
  #last: Received | undefined;
  #orders: Awaited<ReturnType<LiveVisitor['subscribe']>> | undefined;

  constructor(private readonly program: Visitor) {}

  async connect(since = this.#last?.updatedAt): Promise<void> {
    this.#orders = await live(this.program).subscribe(document, { since });
  }

  async disconnect(): Promise<void> {
    await this.#orders!.stop();
  }

  /** Prints until it has printed these, and nothing else. */
  async print(...expected: readonly { id: string }[]): Promise<void> {
    const ids = expected.map(({ id }) => id);
    while (this.printed.length < ids.length) this.#printOnce(await this.next());
    expect(this.printed.splice(0)).toEqual(ids);
  }

  async next(): Promise<Received> {
    this.#last = (await this.#orders!.next()).kitchenOrdersChanged;
    return this.#last!;
  }

  /** Waits for an order with a status; others may repeat before it. */
  async until(id: string, status: string): Promise<void> {
    for (;;) {
      const received = await this.next();
      if (received.id === id && received.status === status) return;
    }
  }

  #printOnce({ id }: Received): void {
    if (!this.#known.has(id)) this.printed.push(id);
    this.#known.add(id);
  }
}

let marketplace: Marketplace;
let city: TestCity;
let kitchen: TestKitchen;
let asha: Visitor;
let meera: Visitor;

describe("Asha's printer", () => {
  let printer: Printer;

  beforeAll(async () => {
    marketplace = await Marketplace.open();
    meera = await marketplace.customer('Meera Iyer');
    city = await aCity(marketplace);
  });
  afterAll(() => marketplace.close());
  beforeEach(async () => {
    kitchen = await aKitchen(marketplace, city);
    asha = await marketplace.cookOf(kitchen);
    printer = new Printer(await aProgram(marketplace, asha, ['ORDERS_READ']));
  });

  const order = () => placeOrder(meera, anOrder(kitchen));

  /** Makes what has happened so far an hour old. */
  const anHourLater = async () => {
    await notificationsSent(marketplace);
    for (const statement of [
      'alter table orders disable trigger orders_updated_at',
      "update orders set updated_at = updated_at - interval '1 hour'",
      'alter table orders enable trigger orders_updated_at',
    ])
      await marketplace.sql.rows(statement);
  };

  const lastChangeOf = async (id: string): Promise<string> =>
    (await asha.graphql('query ($id: ID!) { order(id: $id) { updatedAt } }', { id })).order.updatedAt;

  test('loses its line while three orders come, subscribes again and prints each', async () => {
    await printer.connect();
    await printer.print(await order());
    await printer.disconnect();
    const missed = [await order(), await order(), await order()];
    await printer.connect();
    await printer.print(...missed);
    await printer.print(await order());
  });

  test('continues by itself with a client that sends its variables again', async () => {
    const variables = { since: await lastChangeOf((await order()).id) };
    const line = new Line(marketplace.origin);
    const { origin } = new URL(await line.open());
    const reader = new LiveVisitor({ origin, token: asha.token }, Number.POSITIVE_INFINITY);
    open.push(reader);
    const answers = reader.client.iterate<{ kitchenOrdersChanged: Received }>({ query: document, variables });
    const next = async () => {
      const { id, updatedAt } = (await answers.next()).value.data.kitchenOrdersChanged;
      variables.since = updatedAt;
      return id;
    };
    await next();
    await anHourLater();
    line.cut();
    const missed = [await order(), await order(), await order()].map(({ id }) => id);
    line.mend();
    const received = new Set<string>();
    while (!missed.every(id => received.has(id))) received.add(await next());
    // What changed in the minute before comes again.
    expect([...received].filter(id => missed.includes(id))).toEqual(missed);
    line.close();
  });

  test('gets a missed order once, as it is now, the earliest change first', async () => {
    await order();
    await anHourLater();
    const seen = await order();
    await anHourLater();
    const [first, second] = [await order(), await order()];
    await anHourLater();
    await cancelOrder(meera, first.id);
    await notificationsSent(marketplace);
    await printer.connect(await lastChangeOf(seen.id));
    const received = [await printer.next(), await printer.next(), await printer.next()];
    expect(received).toMatchObject([
      { id: seen.id, status: 'PLACED' },
      { id: second.id, status: 'PLACED' },
      { id: first.id, status: 'CANCELED' },
    ]);
    const next = await order();
    expect(await printer.next()).toMatchObject({ id: next.id });
  });

  test('gets what changed in the minute before again', async () => {
    const [before, last] = [await order(), await order()];
    await printer.connect(await lastChangeOf(last.id));
    expect([await printer.next(), await printer.next()]).toMatchObject([{ id: before.id }, { id: last.id }]);
  });

  test('misses nothing that is ordered while it connects', async () => {
    await printer.connect();
    await printer.print(await order());
    for (let times = 0; times < 5; times++) {
      await printer.disconnect();
      const [placed] = await Promise.all([order(), printer.connect()]);
      await printer.print(placed);
    }
  });

  test('gets nothing of another kitchen', async () => {
    await printer.connect();
    await printer.print(await order());
    await printer.disconnect();
    const other = await aKitchen(marketplace, city, { kitchenName: 'Gauri’s Table' });
    await placeOrder(meera, anOrder(other));
    const missed = await order();
    await printer.connect();
    await printer.print(missed);
  });

  test.each([
    ['in the future', '2126-01-01T00:00:00Z'],
    ['no time', 'yesterday'],
  ])('is refused with a time that is %s', async (_, since) => {
    expect(await (await live(asha).subscribe(document, { since })).refusal()).toBe('BAD_USER_INPUT');
  });

  test('is referred to the list where too many orders changed, and can continue after it', async () => {
    const { id } = await order();
    await anHourLater();
    await marketplace.sql.rows(
      `insert into orders select made.* from orders o, generate_series(1, $2) n,
         jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'T-' || o.id || n,
           'idempotency_key', gen_random_uuid())) made where o.id = $1`,
      [id, missedOrdersLimit],
    );
    const since = '2026-01-01T00:00:00Z';
    const { client } = live(asha);
    await expect(client.iterate({ query: document, variables: { since } }).next()).rejects.toMatchObject([
      {
        message: expect.stringContaining('Read orders with updatedSince first'),
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    const answers = client.iterate({ query: document, variables: { since: new Date().toISOString() } });
    for (let received = 0; received < missedOrdersLimit; received++)
      expect((await answers.next()).value.data.kitchenOrdersChanged.status).toBe('PLACED');
    const { id: next } = await order();
    expect((await answers.next()).value.data.kitchenOrdersChanged.id).toBe(next);
  });

  test('gets nothing once it lost its rights', async () => {
    const since = '2026-01-01T00:00:00Z';
    await order();
    const menus = await aProgram(marketplace, asha, ['MENU_READ']);
    expect(await (await live(menus).subscribe(document, { since })).refusal()).toBe('FORBIDDEN');
    expect(await (await live(meera).subscribe(document, { since })).refusal()).toBe('FORBIDDEN');
    const anybody = live(marketplace.anonymous());
    expect(await (await anybody.subscribe(document, { since })).refusal()).toBe('UNAUTHENTICATED');
    const token = await createdToken(asha, ['ORDERS_READ']);
    await revokeApiToken(asha, token.apiToken.id);
    const revoked = live(programWith(marketplace, token.secret));
    expect(await (await revoked.subscribe(document, { since })).refusal()).toBe('UNAUTHENTICATED');
  });
});

describe('what a subscription sends first is paid', () => {
  const since = '2026-01-01T00:00:00Z';
  /** Costs more for 20 orders than a full budget, and less for one. */
  const costly = `subscription ($since: DateTime) { kitchenOrdersChanged(since: $since) {
    supplier { menu { dishes { ${Array.from({ length: 10 }, (_, n) => `copy${n}: name`).join(' ')} } } } } }`;
  const fullBudget = 20 * 1000;
  const orders = 20;

  beforeAll(async () => {
    marketplace = await Marketplace.open({ REQUEST_POINTS: 1000 });
    meera = await marketplace.customer('Meera Iyer');
    kitchen = await aKitchen(marketplace, await aCity(marketplace));
    asha = await marketplace.cookOf(kitchen);
    for (let placed = 0; placed < orders; placed++) await placeOrder(meera, anOrder(kitchen));
  });
  afterAll(() => marketplace.close());

  const firstOf = (query: string, from = since) =>
    live(asha)
      .client.iterate({ query, variables: { since: from } })
      .next();
  const available = async () => {
    const response = await asha.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'tiffin-cost': '1' },
      body: JSON.stringify({ query: '{ me { id } }' }),
    });
    return (await response.json()).extensions.cost.available;
  };
  /** All points come back meanwhile. */
  const aMinuteLater = () => marketplace.clock.forward({ minutes: 1 });

  test('as much as reading each order by a request', async () => {
    aMinuteLater();
    const before = await available();
    await (await live(asha).subscribe(document, { since })).next();
    // Two small queries tell that the subscription began, and one what is left.
    expect(before - (await available())).toBe(100 + orders * 100 + 2 * 100 + 100);
  });

  test('and refused where no wait could pay it: only the first is paid', async () => {
    aMinuteLater();
    const before = await available();
    const [error] = await firstOf(costly).then(
      () => [],
      errors => errors,
    );
    expect(error).toMatchObject({
      message: expect.stringContaining('Ask for fewer fields, or read the list first.'),
      extensions: { code: 'QUERY_TOO_COSTLY', cost: expect.any(Number) },
    });
    const { cost } = error.extensions;
    expect(cost).toBeGreaterThan(fullBudget);
    // The subscription and one order, and the query that tells what is left.
    expect(before - (await available())).toBe((2 * cost) / (1 + orders) + 100);
  });

  test('and refused until points came back', async () => {
    aMinuteLater();
    const each = (1 + orders) * 100;
    for (let times = 0; times < Math.floor(fullBudget / each); times++) await firstOf(document);
    await expect(firstOf(document)).rejects.toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
    aMinuteLater();
    await firstOf(document);
  });
});

describe.skipIf(!postgresqlServer)('while transactions overlap', () => {
  let writers: OverlappingWriters;
  let slow: OverlappingWriters['slow'];
  let printer: Printer;

  beforeAll(async () => {
    writers = await OverlappingWriters.open(postgresqlServer!);
    ({ marketplace, slow } = writers);
    meera = await marketplace.customer('Meera Iyer');
    kitchen = await aKitchen(marketplace, await aCity(marketplace));
    asha = await marketplace.cookOf(kitchen);
  });
  afterAll(() => writers.close());
  beforeEach(async () => {
    printer = new Printer(asha);
    await notificationsSent(marketplace);
  });

  test('a change that commits late is sent, though a later one was received before', async () => {
    const late = await placeOrder(meera, anOrder(kitchen));
    await notificationsSent(marketplace);
    await printer.connect();
    await slow.query('begin');
    await slow.query("update orders set note = note || '.' where id = $1", [late.id]);
    const { id } = await placeOrder(meera, anOrder(kitchen));
    expect(await printer.next()).toMatchObject({ id });
    await printer.disconnect();
    await slow.query('commit');
    await printer.connect();
    expect([await printer.next(), await printer.next()]).toMatchObject([{ id: late.id }, { id }]);
  });

  test('a change that commits after what was missed was read is sent live', async () => {
    const { id } = await placeOrder(meera, anOrder(kitchen));
    await printer.connect();
    expect(await printer.next()).toMatchObject({ id });
    await printer.disconnect();
    await slow.query('begin');
    await slow.query('select from orders where id = $1 for update', [id]);
    const canceled = cancelOrder(meera, id);
    await printer.connect();
    await printer.until(id, 'PLACED');
    await slow.query('commit');
    await canceled;
    await printer.until(id, 'CANCELED');
  });
});
