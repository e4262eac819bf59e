import { afterAll, beforeAll, expect, test } from 'vitest';
import { acts, trail } from '../../../testing/admin-work.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { platesLeft } from '../../../testing/plates.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let anita: Visitor;
let meera: Visitor;
let ravi: Visitor;
let asha: TestKitchen;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  anita = await marketplace.admin('Anita Desai');
  meera = await marketplace.customer('Meera Iyer');
  ravi = await marketplace.customer('Ravi Menon');
  ({ kitchen: asha } = await marketplace.kitchenOwner('Asha Rao'));
});
afterAll(() => marketplace.close());

const cancel = (orderId: string, reason = 'The kitchen is suspended.') =>
  acts.cancelOrderByAdmin.ask(anita, { orderId, reason });

test('an admin finds orders by number, customer, kitchen, status and day', async () => {
  const { orderNumber } = await placeOrder(meera, anOrder(asha));
  marketplace.clock.forward({ minutes: 1 });
  await placeOrder(ravi, { ...anOrder(asha), serviceDate: '2026-11-18' });
  const found = async (args: string) => {
    const { searchOrders } = await anita.graphql(`{ searchOrders(${args}) { nodes { placedBy { name } } } }`);
    return searchOrders.nodes.map(({ placedBy }: { placedBy: { name: string } }) => placedBy.name);
  };
  expect(await found('first: 10')).toEqual(['Ravi Menon', 'Meera Iyer']);
  expect(await found(`text: "${orderNumber.toLowerCase()}"`)).toEqual(['Meera Iyer']);
  expect(await found('text: "ravi.menon@"')).toEqual(['Ravi Menon']);
  expect(await found('text: "asha rao"')).toHaveLength(2);
  expect(await found('text: "%"')).toEqual([]);
  expect(await found('statuses: [CANCELED]')).toEqual([]);
  expect(await found('isDue: true')).toEqual(['Ravi Menon', 'Meera Iyer']);
  expect(await found('serviceDate: "2026-11-18"')).toEqual(['Ravi Menon']);
  expect(await found(`supplierId: "${crypto.randomUUID()}"`)).toEqual([]);
  const document = '{ searchOrders { nodes { id } } }';
  expect(await meera.refusal(document)).toBe('FORBIDDEN');
  expect(await (await marketplace.cookOf(asha)).refusal(document)).toBe('FORBIDDEN');
});

test('an admin ends an order for both sides; its plates come back', async () => {
  const before = await platesLeft(meera, asha);
  const { id } = await placeOrder(meera, anOrder(asha, 2));
  expect(await platesLeft(meera, asha)).toBe(before! - 2);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => cancel(id)));
  expect(outcomes.filter(({ code }) => code === 'TOO_LATE_TO_CANCEL')).toHaveLength(19);
  expect(outcomes.find(({ __typename }) => __typename === 'Order')).toMatchObject({
    status: 'CANCELED',
    canceledBy: 'ADMIN',
    cancellationReason: 'The kitchen is suspended.',
  });
  const due = await anita.graphql('{ searchOrders(isDue: true) { nodes { id } } }');
  expect(due.searchOrders.nodes.map((order: { id: string }) => order.id)).not.toContain(id);
  expect(await platesLeft(meera, asha)).toBe(before);
  expect(await trail(anita, { subjectId: id })).toHaveLength(1);
});

test('but not one that is not there, nor without a reason', async () => {
  expect(await cancel(crypto.randomUUID())).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await cancel('x')).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  const { id } = await placeOrder(meera, anOrder(asha));
  expect(await cancel(id, ' ')).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
  expect(await meera.refusal(acts.cancelOrderByAdmin.document, { input: { orderId: id, reason: 'x' } })).toBe(
    'FORBIDDEN',
  );
});
