import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acts, trail } from '../../../testing/admin-work.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { platesLeft } from '../../../testing/plates.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let asha: Visitor;
let meera: Visitor;
let anita: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'users', 'notifications', 'audit_events');
  ({ cook: asha, kitchen } = await marketplace.kitchenOwner('Asha', { kitchenName: "Asha's Kitchen" }));
  meera = await marketplace.customer('Meera Iyer');
  anita = await marketplace.admin('Anita Desai');
});

const version = async () => (await asha.graphql('{ myCookingWeek { version } }')).myCookingWeek.version;
const close = async (given: Record<string, unknown> = {}) =>
  (
    await asha.graphql(
      `mutation ($input: ClosureInput!) { saveClosure(input: $input) { __typename
        ... on CookingWeek { closures { id firstDay lastDay } } ... on Problem { code message field }
        ... on OrdersOnClosedDays { orders orderNumbers } } }`,
      {
        input: {
          version: given.version ?? (await version()),
          firstDay: '2026-11-17',
          lastDay: '2026-11-18',
          reason: 'A wedding',
          ...given,
        },
      },
    )
  ).saveClosure;
const statusOf = async (id: string) =>
  (
    await meera.graphql('query ($id: ID!) { order(id: $id) { status canceledBy cancellationReason } }', {
      id,
    })
  ).order;
const messages = async (who: Visitor, type: string) => {
  await notificationsSent(marketplace);
  const { notifications } = await who.graphql('{ notifications { nodes { type message } } }');
  return notifications.nodes
    .filter((each: { type: string }) => each.type === type)
    .map(({ message }: { message: string }) => message);
};
const tomorrow = () => ({ ...anOrder(kitchen, 2), serviceDate: '2026-11-18' });

describe('Asha closes days for which Meera has ordered', () => {
  test('and is asked first what happens to the orders; nothing is closed until she says', async () => {
    const today = await placeOrder(meera, anOrder(kitchen));
    const next = await placeOrder(meera, tomorrow());
    const canceled = await placeOrder(meera, anOrder(kitchen));
    await cancelOrder(meera, canceled.id);
    expect(await close()).toEqual({
      __typename: 'OrdersOnClosedDays',
      code: 'ORDERS_ON_CLOSED_DAYS',
      field: 'openOrders',
      message: 'You have 2 orders for these days. Choose whether to keep or cancel them.',
      orders: 2,
      orderNumbers: [today.orderNumber, next.orderNumber],
    });
    expect((await asha.graphql('{ myCookingWeek { closures { id } } }')).myCookingWeek.closures).toEqual([]);
    expect(await platesLeft(meera, kitchen)).toBe(24);
  });

  test('and cancels them: plates and payment go back, and Meera reads why', async () => {
    const { id } = await placeOrder(meera, tomorrow());
    const given = { openOrders: 'CANCEL', version: await version() };
    const [first, ...again] = await Promise.all(Array.from({ length: 5 }, () => close(given))).then(all =>
      all.sort((one, other) => one.__typename.localeCompare(other.__typename)),
    );
    expect(first!.__typename).toBe('CookingWeek');
    expect(again.map(({ code }) => code)).toEqual(Array(4).fill('WEEK_CONFLICT'));
    expect(await statusOf(id)).toEqual({
      status: 'CANCELED',
      canceledBy: 'SUPPLIER',
      cancellationReason: 'The kitchen is closed that day: A wedding',
    });
    expect(await messages(meera, 'ORDER_CANCELED')).toEqual([
      expect.stringContaining(
        "Asha's Kitchen canceled your order for dinner on Wed, Nov 18. " +
          'Reason: The kitchen is closed that day: A wedding.',
      ),
    ]);
    expect(
      await marketplace.sql.rows(
        "select from service_days where dinner_taken > 0 and service_date = '2026-11-18'",
      ),
    ).toEqual([]);
    expect(await trail(anita, { subjectId: id })).toMatchObject([{ action: 'ORDER_CANCELED' }]);
  });

  test('and keeps them: Meera reads that her order stays', async () => {
    const { id, orderNumber } = await placeOrder(meera, tomorrow());
    expect((await close({ openOrders: 'KEEP' })).__typename).toBe('CookingWeek');
    expect((await statusOf(id)).status).toBe('PLACED');
    expect(await messages(meera, 'ORDER_CONFIRMED')).toEqual([
      `Asha's Kitchen is closed that day (A wedding) but will still cook your order ${orderNumber} for dinner on Wed, Nov 18.`,
    ]);
    expect(await trail(anita, { subjectId: id })).toMatchObject([{ action: 'ORDER_CONFIRMED' }]);
  });

  test('again and again: Meera reads once that her order stays', async () => {
    await placeOrder(meera, tomorrow());
    for (const reason of ['A wedding', 'Two weddings']) {
      const { closures } = await close({ reason, openOrders: 'KEEP' });
      await asha.graphql(
        'mutation ($id: ID!, $version: Int!) { removeClosure(closureId: $id, version: $version) { __typename } }',
        { id: closures[0].id, version: await version() },
      );
    }
    expect(await messages(meera, 'ORDER_CONFIRMED')).toHaveLength(1);
  });

  test('and is asked about new days alone when she changes the closure', async () => {
    await placeOrder(meera, anOrder(kitchen));
    const next = await placeOrder(meera, tomorrow());
    const { closures } = await close({ lastDay: '2026-11-17', openOrders: 'KEEP' });
    const { id } = closures[0];
    expect((await close({ id, lastDay: '2026-11-17', reason: 'Two weddings' })).__typename).toBe(
      'CookingWeek',
    );
    expect(await close({ id })).toMatchObject({
      code: 'ORDERS_ON_CLOSED_DAYS',
      orderNumbers: [next.orderNumber],
    });
    expect((await close({ id, openOrders: 'CANCEL' })).__typename).toBe('CookingWeek');
    expect(await messages(meera, 'ORDER_CONFIRMED')).toHaveLength(1);
    expect(await messages(meera, 'ORDER_CANCELED')).toHaveLength(1);
  });

  test('while people order: each order is refused, or part of what she is asked', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, n) => marketplace.customer(`Guest ${n} ${crypto.randomUUID()}`)),
    );
    const before = await version();
    const [placed] = await Promise.all([
      Promise.all(people.map(person => placeOrder(person, tomorrow()))),
      close({ openOrders: 'CANCEL', version: before }),
    ]);
    const ids = placed.filter(({ id }) => id).map(({ id }) => id);
    expect(
      await marketplace.sql.rows("select from orders where id = any($1::uuid[]) and status <> 'CANCELED'", [
        ids,
      ]),
    ).toEqual([]);
  });
});

describe('orders of a kitchen that was stopped', () => {
  const toDecide = async () =>
    (await anita.graphql('{ searchOrders(isToDecide: true) { nodes { id } } }')).searchOrders.nodes.map(
      ({ id }: { id: string }) => id,
    );
  const confirm = async (orderId: string) =>
    (
      await anita.graphql(
        `mutation ($id: ID!) { confirmOrderByAdmin(orderId: $id) { __typename ... on Problem { code } } }`,
        { id: orderId },
      )
    ).confirmOrderByAdmin;

  test('wait for an admin after a suspension, who keeps one and cancels the other', async () => {
    const first = await placeOrder(meera, anOrder(kitchen));
    const second = await placeOrder(meera, tomorrow());
    const other = await marketplace.kitchenOwner('Gauri');
    await placeOrder(meera, anOrder(other.kitchen));
    expect(await toDecide()).toEqual([]);
    expect(await confirm(first.id)).toMatchObject({ code: 'ALREADY_DONE' });

    marketplace.clock.forward({ minutes: 5 });
    await acts.suspendKitchen.ask(anita, { supplierId: kitchen.id, reason: 'Complaints about hygiene.' });
    expect(await toDecide()).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(await toDecide()).toHaveLength(2);

    marketplace.clock.forward({ minutes: 5 });
    expect(await confirm(first.id)).toEqual({ __typename: 'Order' });
    expect(await confirm(first.id)).toMatchObject({ code: 'ALREADY_DONE' });
    await acts.cancelOrderByAdmin.ask(anita, { orderId: second.id, reason: 'The kitchen is suspended.' });
    expect(await toDecide()).toEqual([]);
    expect(await messages(meera, 'ORDER_CONFIRMED')).toEqual([
      `Asha's Kitchen takes no new orders at the moment but will still cook your order ${first.orderNumber} for dinner on Tue, Nov 17.`,
    ]);
    expect(await messages(meera, 'ORDER_CANCELED')).toHaveLength(1);

    await acts.reinstateKitchen.ask(anita, { supplierId: kitchen.id, reason: 'The inspection went well.' });
    marketplace.clock.forward({ minutes: 5 });
    await acts.suspendKitchen.ask(anita, { supplierId: kitchen.id, reason: 'Complaints again.' });
    expect(await toDecide()).toEqual([first.id]);
  });

  test('are not decided about by the kitchen itself: who closes the days keeps no order from the admins', async () => {
    const { id } = await placeOrder(meera, tomorrow());
    await acts.suspendKitchen.ask(anita, { supplierId: kitchen.id, reason: 'Complaints about hygiene.' });
    marketplace.clock.forward({ minutes: 5 });
    expect((await close({ openOrders: 'KEEP' })).__typename).toBe('CookingWeek');
    expect(await toDecide()).toEqual([id]);
    expect(await messages(meera, 'ORDER_CONFIRMED')).toEqual([]);
  });

  test("wait as well when the cook's account is disabled, and those of closed days without a decision", async () => {
    const { id } = await placeOrder(meera, anOrder(kitchen));
    await acts.disablePerson.ask(anita, { personId: kitchen.userId, reason: 'A stolen account.' });
    expect(await toDecide()).toEqual([id]);
    await marketplace.sql.rows('update users set disabled_at = null');
    expect(await toDecide()).toEqual([]);
    await marketplace.sql.rows(
      `insert into closures (id, supplier_id, first_day, last_day, reason, created_at)
       values (gen_random_uuid(), $1, '2026-11-17', '2026-11-17', 'A wedding', now())`,
      [kitchen.id],
    );
    expect(await toDecide()).toEqual([id]);
  });
});
