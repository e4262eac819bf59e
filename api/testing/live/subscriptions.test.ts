import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCity, type TestCity } from '../builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../builders/an-order.ts';
import { LiveVisitor } from '../live-visitor.ts';
import { Marketplace } from '../marketplace.ts';
import { notificationsSent } from '../notifications-sent.ts';
import type { Visitor } from '../visitor.ts';

let marketplace: Marketplace;
let city: TestCity;
let asha: TestKitchen;
let meera: Visitor;
let cook: Visitor;
const open: LiveVisitor[] = [];

const live = (person: Visitor) => {
  const visitor = new LiveVisitor(person);
  open.push(visitor);
  return visitor;
};

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
  city = await aCity(marketplace);
  asha = await aKitchen(marketplace, city);
  cook = await marketplace.cookOf(asha);
});
beforeEach(() => notificationsSent(marketplace));
afterAll(async () => {
  await Promise.all(open.map(visitor => visitor.leave()));
  await marketplace.close();
});

const received =
  'subscription ($since: ID) { notificationReceived(since: $since) { id type title orderId read } }';
const orderChanged =
  'subscription ($id: ID!) { orderChanged(orderId: $id) { id status cancellationReason } }';
const kitchenOrders = 'subscription { kitchenOrdersChanged { id status plates } }';
const kitchenChanged =
  'subscription ($id: ID!) { supplierChanged(id: $id) { id nextMealWindow { platesLeft } } }';

describe('without asking again', () => {
  test('customer and cook get events of an order until its end', async () => {
    const [bell, cookBell, board] = await Promise.all([
      live(meera).subscribe(received),
      live(cook).subscribe(received),
      live(cook).subscribe(kitchenOrders),
    ]);
    const order = await placeOrder(meera, anOrder(asha, 2));
    expect((await bell.next()).notificationReceived).toMatchObject({
      type: 'ORDER_PLACED',
      orderId: order.id,
      read: false,
    });
    expect((await cookBell.next()).notificationReceived).toMatchObject({ title: 'New order' });
    expect((await board.next()).kitchenOrdersChanged).toEqual({ id: order.id, status: 'PLACED', plates: 2 });

    const timeline = await live(meera).subscribe(orderChanged, { id: order.id });
    await cancelOrder(meera, order.id, 'Plans changed');
    const canceled = { id: order.id, status: 'CANCELED' };
    expect((await timeline.next()).orderChanged).toEqual({
      ...canceled,
      cancellationReason: 'Plans changed',
    });
    expect((await board.next()).kitchenOrdersChanged).toMatchObject(canceled);
    expect((await bell.next()).notificationReceived).toMatchObject({ type: 'ORDER_CANCELED' });
  });

  test('a listener of a kitchen gets the number of plates left', async () => {
    const page = await live(marketplace.anonymous()).subscribe(kitchenChanged, { id: asha.id });
    await placeOrder(meera, anOrder(asha, 3));
    const { supplierChanged } = await page.next();
    expect(supplierChanged).toEqual({ id: asha.id, nextMealWindow: { platesLeft: expect.any(Number) } });
  });
});

test('a reconnected client gets what it missed, each once', async () => {
  marketplace.clock.forward({ minutes: 1 });
  const before = await live(meera).subscribe(received);
  await placeOrder(meera, anOrder(asha));
  const seen = (await before.next()).notificationReceived;
  await before.stop();
  marketplace.clock.forward({ minutes: 1 });
  const missed = await placeOrder(meera, anOrder(asha));
  await notificationsSent(marketplace);

  const after = await live(meera).subscribe(received, { since: seen.id });
  const now = await placeOrder(meera, anOrder(asha));
  const orders = [(await after.next()).notificationReceived, (await after.next()).notificationReceived];
  expect(orders.map(each => each.orderId)).toEqual([missed.id, now.id]);
});

describe('a screen that was away and wants what it shows as it is now', () => {
  test('gets an order that was canceled meanwhile, and no one else’s', async () => {
    const document =
      'subscription ($id: ID!) { orderChanged(orderId: $id, sendsCurrent: true) { id status } }';
    const { id } = await placeOrder(meera, anOrder(asha));
    await cancelOrder(meera, id, 'Plans changed');
    await notificationsSent(marketplace);
    const timeline = await live(meera).subscribe(document, { id });
    expect((await timeline.next()).orderChanged).toEqual({ id, status: 'CANCELED' });
    const nila = await marketplace.customer('Nila Bose');
    expect(await (await live(nila).subscribe(document, { id })).refusal()).toBe('FORBIDDEN');
  });

  test('gets a kitchen, and then what changes about it', async () => {
    const document =
      'subscription ($id: ID!) { supplierChanged(id: $id, sendsCurrent: true) { nextMealWindow { platesLeft } } }';
    const pages = await Promise.all(
      Array.from({ length: 3 }, () => live(marketplace.anonymous()).subscribe(document, { id: asha.id })),
    );
    const left = await Promise.all(
      pages.map(async page => (await page.next()).supplierChanged.nextMealWindow.platesLeft),
    );
    await placeOrder(meera, anOrder(asha, 2));
    for (const [index, page] of pages.entries())
      expect((await page.next()).supplierChanged.nextMealWindow.platesLeft).toBe(left[index] - 2);
  });

  test('gets null for a kitchen that is not listed', async () => {
    const document = 'subscription ($id: ID!) { supplierChanged(id: $id, sendsCurrent: true) { id } }';
    const id = '0190b5a0-0000-7000-8000-000000000000';
    const page = await live(marketplace.anonymous()).subscribe(document, { id });
    expect(await page.next()).toEqual({ supplierChanged: null });
  });
});

describe('there are no events', () => {
  test('of somebody else’s orders', async () => {
    const { id } = await placeOrder(meera, anOrder(asha));
    const ravi = await marketplace.customer('Ravi Menon');
    expect(await (await live(ravi).subscribe(orderChanged, { id })).refusal()).toBe('FORBIDDEN');
    expect(await (await live(ravi).subscribe(kitchenOrders)).refusal()).toBe('FORBIDDEN');
    const other = await aKitchen(marketplace, city, { kitchenName: 'Gauri’s Table' });
    const gauri = await marketplace.cookOf(other);
    expect(await (await live(gauri).subscribe(orderChanged, { id })).refusal()).toBe('FORBIDDEN');
    expect(
      await (await live(gauri).subscribe('subscription { applicationsChanged { applicationId } }')).refusal(),
    ).toBe('FORBIDDEN');
  });

  test('without signing in', async () => {
    const anybody = () => live(marketplace.anonymous());
    expect(await (await anybody().subscribe(received)).refusal()).toBe('UNAUTHENTICATED');
    expect(await (await anybody().subscribe(kitchenOrders)).refusal()).toBe('UNAUTHENTICATED');
    expect(await (await anybody().subscribe(orderChanged, { id: asha.id })).refusal()).toBe(
      'UNAUTHENTICATED',
    );
    expect(await (await anybody().subscribe(kitchenChanged, { id: 'x' })).refusal()).toBe('BAD_USER_INPUT');
  });

  test('after their session ended', async () => {
    const person = await marketplace.customer('Leela Nair');
    const visitor = live(person);
    const closed = visitor.closed();
    await visitor.subscribe(received);
    await person.graphql('mutation { signOutEverywhere { __typename } }');
    expect(await closed).toBe(4403);
  });

  test('where the only field is left out, and one that is left out is not taken for another', async () => {
    const nothing = 'subscription { notificationReceived @skip(if: true) { id } }';
    expect(await (await live(meera).subscribe(nothing)).refusal()).toBe('BAD_REQUEST');
    const fragment = 'fragment Skipped on Subscription { applicationsChanged { applicationId } }';
    const own = `subscription { ...Skipped @skip(if: true) kitchenOrdersChanged { id } } ${fragment}`;
    const gauri = await marketplace.cookOf(asha);
    const orders = await live(gauri).subscribe(own);
    const { id } = await placeOrder(meera, anOrder(asha));
    expect(await orders.next()).toEqual({ kitchenOrdersChanged: { id } });
  });

  test('over HTTP', async () => {
    expect(await meera.refusal(received)).toBe('BAD_REQUEST');
  });
});

/** The same query written in many ways. */
const writings = [
  kitchenChanged,
  'subscription Page($kitchen: ID!) { supplierChanged(id: $kitchen) { id nextMealWindow { platesLeft } } }',
  'subscription Plates($id: ID!) { supplierChanged(id: $id) { id, ...Left } } fragment Left on Supplier { nextMealWindow { platesLeft } }',
  'fragment Few on Supplier { nextMealWindow { platesLeft } } subscription ($i: ID!) { supplierChanged(id: $i) { id ...Few } }',
  '# Asha\nsubscription ($id: ID!) {\n  supplierChanged(id: $id) { id nextMealWindow { platesLeft } } # left\n}',
];

test('equal subscriptions share one execution, however they are written', async () => {
  const visitors = Array.from({ length: 20 }, () => live(marketplace.anonymous()));
  const pages = await Promise.all(
    visitors.map((each, index) => {
      const variables = { id: asha.id, kitchen: asha.id, i: asha.id, unused: index };
      return each.subscribe(writings[index % writings.length]!, variables);
    }),
  );
  const rows = marketplace.sql.rows.bind(marketplace.sql);
  let reads = 0;
  marketplace.database.sql.rows = (text: string, ...rest: never[]) => {
    if (text.includes('"s"."is_active" = true or')) reads++;
    return rows(text, ...rest);
  };
  await placeOrder(meera, anOrder(asha));
  const answers = await Promise.all(pages.map(page => page.next()));
  marketplace.database.sql.rows = rows;
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
  expect(reads).toBe(1);
});

test('subscriptions to a kitchen read its menu once, whatever each asks of its dishes', async () => {
  const asks = [
    'name',
    'name allergens',
    'price { text } optionGroups { name }',
    'photo { url } isAvailable',
  ];
  const pages = await Promise.all(
    asks.map(fields =>
      live(marketplace.anonymous()).subscribe(
        `subscription ($id: ID!) { supplierChanged(id: $id) { menu { dishes { ${fields} } } } }`,
        { id: asha.id },
      ),
    ),
  );
  const rows = vi.spyOn(marketplace.sql, 'rows');
  await placeOrder(meera, anOrder(asha));
  for (const page of pages) await page.next();
  const readings = rows.mock.calls.filter(([text]) => text.includes('order by "d"."supplier_id"'));
  rows.mockRestore();
  expect(readings).toHaveLength(1);
});

test('a socket has twenty subscriptions at most, and none of them is longer than 8,192 characters', async () => {
  const visitor = live(await marketplace.customer('Tara Rao'));
  const long = `${received} # ${'x'.repeat(8192)}`;
  expect(await (await visitor.subscribe(long)).refusal()).toBe('BAD_REQUEST');
  await visitor.subscribe(received);
  const end = visitor.closed();
  for (let count = 2; count <= 21; count++) visitor.ask(received);
  expect(await end).toBe(4429);
});

test('a person has twenty live screens, and another one as soon as one is closed', async () => {
  const person = await marketplace.customer('Nisha Rao');
  const screens = Array.from({ length: 20 }, () => live(person));
  const bells = await Promise.all(screens.map(each => each.subscribe(received)));
  const next = new LiveVisitor(person, Number.POSITIVE_INFINITY);
  open.push(next);
  const turnedAway = next.closed();
  const bell = next.client.iterate<{ notificationReceived: { orderId: string } }>({ query: received });
  const heard = bell.next();
  expect(await turnedAway).toBe(1013);
  const connected = new Promise<void>(resolve => next.client.on('connected', () => resolve()));
  await screens[0]!.leave();
  await connected;
  await next.subscribe(received);
  const order = await placeOrder(person, anOrder(asha));
  for (const each of bells.slice(1)) expect((await each.next()).notificationReceived.orderId).toBe(order.id);
  expect((await heard).value.data.notificationReceived.orderId).toBe(order.id);
});
