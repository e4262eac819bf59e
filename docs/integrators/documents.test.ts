import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getVariableValues, type OperationDefinitionNode, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiScope } from '../../api/core/access/api-scope.ts';
import { buildSchema } from '../../api/schema.ts';
import { createApiToken } from '../../api/testing/api-tokens.ts';
import { aCity } from '../../api/testing/builders/a-city.ts';
import type { TestKitchen } from '../../api/testing/builders/a-kitchen.ts';
import { givePassword } from '../../api/testing/builders/a-password.ts';
import { lunchesOf, TiffinPlanActs } from '../../api/testing/builders/a-tiffin-plan.ts';
import { anOrder, placeOrder } from '../../api/testing/builders/an-order.ts';
import { LiveVisitor } from '../../api/testing/live-visitor.ts';
import { Marketplace } from '../../api/testing/marketplace.ts';
import { notificationsSent } from '../../api/testing/notifications-sent.ts';
import type { Visitor } from '../../api/testing/visitor.ts';
import { documentFolder, savedDocuments } from './documents.ts';
import { formOf } from './samples.ts';

const documents = await savedDocuments();

let marketplace: Marketplace;
let meera: Visitor;
let asha: Visitor;
let kitchen: TestKitchen;
let customerToken: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  const city = await aCity(marketplace);
  ({ cook: asha, kitchen } = await marketplace.kitchenOwner('Asha Rao', { city }));
  meera = await marketplace.customer('Meera Iyer');
  await givePassword(marketplace, meera, 'tamarind rice');
  await new TiffinPlanActs(marketplace, meera).start(lunchesOf(kitchen));
});
afterAll(() => marketplace.close());

const named = (name: string) => {
  const found = documents.find(each => each.name === name);
  if (!found) throw new Error(`There is no document ${name}.`);
  return found;
};

const tokenWith = async (scope: ApiScope): Promise<string> => {
  const created = await createApiToken(asha, [scope]);
  if (created.__typename !== 'ApiTokenCreated') throw new Error(created.message);
  return created.secret;
};

/** Sends a document as the explorer does, with the token that the list says and values for its variables. */
const run = async (name: string, variables: Record<string, unknown>) => {
  const { query, token, variables: placeholders } = named(name);
  expect(formOf(variables), `the placeholders of ${name}`).toEqual(formOf(placeholders));
  const secret = token === 'customer' ? customerToken : token !== 'none' && (await tokenWith(token));
  const response = await fetch(`${marketplace.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = JSON.parse(await response.text());
  expect(errors, name).toBeUndefined();
  return data;
};

test('every document is in the list, fits the schema and takes its placeholders', async () => {
  const schema = buildSchema();
  const files = (await readdir(documentFolder)).filter(file => file.endsWith('.graphql'));
  expect(documents.map(({ name }) => `${name}.graphql`).sort()).toEqual(files.sort());
  for (const { name, query, variables } of documents) {
    const document = parse(query);
    expect(validate(schema, document), name).toEqual([]);
    const [operation, ...others] = document.definitions as OperationDefinitionNode[];
    expect(others, `${name} has one operation`).toEqual([]);
    const words = operation!.name!.value.replaceAll(/(?<!^)[A-Z]/g, letter => `-${letter}`);
    expect(words.toLowerCase()).toBe(name);
    const { errors } = getVariableValues(schema, operation!.variableDefinitions ?? [], variables);
    expect(errors, name).toBeUndefined();
  }
});

test('the guide of the explorer shows every document, in its order', async () => {
  const guide = await readFile(join(import.meta.dirname, 'explorer.md'), 'utf8');
  const links = [...guide.matchAll(/^\[Run it in the explorer\]\(documents\/(.+)\.graphql\)$/gm)];
  expect(links.map(([, name]) => name)).toEqual(documents.map(({ name }) => name));
  for (const { title } of documents) expect(guide).toContain(`\n## ${title}\n`);
});

test('Meera finds Asha’s kitchen, signs in and orders a dinner once', async () => {
  const { cities, suppliers } = await run('find-a-kitchen', { city: 'San Jose' });
  expect(cities.nodes[0].name).toBe('San Jose');
  const supplierId = suppliers.nodes[0].id;
  expect(supplierId).toBe(kitchen.id);
  const { supplier } = await run('menu-of-a-kitchen', { supplierId });
  const dishId = supplier.menu[0].dishes[0].id;

  const input = { email: meera.email, password: 'tamarind rice' };
  const { signInCustomer } = await run('sign-in-as-a-customer', { input });
  customerToken = signInCustomer.token;

  const cart = {
    supplierId,
    serviceDate: '2026-11-17',
    mealtime: 'DINNER',
    fulfillment: 'PICKUP',
    lines: [{ dishId, quantity: 1 }],
  };
  const { quoteCart } = await run('quote-a-cart', { input: cart });
  expect(quoteCart.problems).toEqual([]);
  const order = { idempotencyKey: randomUUID(), ...cart, expectedTotalCents: quoteCart.total.cents };
  const [first, second] = [
    await run('place-an-order', { input: order }),
    await run('place-an-order', { input: order }),
  ];
  expect(first.placeOrder.__typename).toBe('Order');
  expect(second).toEqual(first);
});

test('Asha lists her orders, moves one, reads why it cannot move again, and follows what happened', async () => {
  const { orders } = await run('own-orders-in-pages', { first: 5, after: null });
  const [order] = orders.nodes;
  expect(order.status).toBe('PLACED');
  const input = { orderId: order.id, from: 'PLACED', to: 'PREPARING' };
  expect((await run('move-an-order', { input })).moveOrder.status).toBe('PREPARING');
  expect((await run('move-an-order', { input })).moveOrder).toMatchObject({
    code: 'ORDER_MOVED_ON',
    currentStatus: 'PREPARING',
  });
  await notificationsSent(marketplace);
  const { events } = await run('follow-events', { after: null });
  expect(events.nodes.map(({ type }: { type: string }) => type)).toEqual(['ORDER_PLACED', 'ORDER_MOVED']);
});

test('Asha sees an order the moment it is placed', async () => {
  const live = new LiveVisitor({ origin: marketplace.origin, token: await tokenWith('ORDERS_READ') });
  const changes = await live.subscribe(named('orders-as-they-change').query);
  const placed = await placeOrder(meera, anOrder(kitchen));
  const { kitchenOrdersChanged } = await changes.next();
  expect(kitchenOrdersChanged).toMatchObject({ id: 'id' in placed && placed.id, status: 'PLACED' });
  await live.leave();
});

test('Meera and Asha read the tiffin plan that Meera started', async () => {
  const { myTiffinPlans } = await run('tiffin-plans-of-a-customer', { after: null });
  expect(myTiffinPlans.nodes).toHaveLength(1);
  const { kitchenTiffinPlans } = await run('tiffin-plans-of-a-kitchen', { after: null });
  expect(kitchenTiffinPlans.nodes[0].id).toBe(myTiffinPlans.nodes[0].id);
});
