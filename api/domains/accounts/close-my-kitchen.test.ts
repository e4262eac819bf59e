import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity, type TestCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { aDeliveredOrder } from '../../testing/builders/delivered-order.ts';
import { doors } from '../../testing/doors.ts';
import { everythingStored } from '../../testing/everything-stored.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

const door = doors[0]!;

let marketplace: Marketplace;
let city: TestCity;
let kitchens = 0;
let asha: TestKitchen;
let cook: Visitor;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  city = await aCity(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  kitchens++;
  asha = await aKitchen(marketplace, city, {
    kitchenName: `Kitchen ${kitchens}`,
    cookName: `Asha Canary ${kitchens}`,
    email: `canary.${kitchens}@example.com`,
    address: `${kitchens} Canary Ave, San Jose, CA`,
  });
  cook = await marketplace.cookOf(asha);
  meera = await marketplace.customer(`Meera ${kitchens}`);
});

const close = async (person: Visitor, kitchenName = asha.kitchenName) =>
  (
    await person.graphql(
      `mutation ($kitchenName: String!) { closeMyKitchen(kitchenName: $kitchenName) {
        __typename ... on AccountDeleted { deleted } ... on Problem { code message field }
        ... on OrdersUnderWay { count } ... on MoneyOutstanding { balance { cents } } } }`,
      { kitchenName },
    )
  ).closeMyKitchen;

const listed = async () => {
  const { suppliers } = await marketplace.anonymous().graphql('{ suppliers { nodes { id } } }');
  return suppliers.nodes.map(({ id }: { id: string }) => id);
};

/** An order that is paid and whose payout has arrived. */
const aSettledOrder = async () => {
  const orderId = await aDeliveredOrder(marketplace, meera, asha);
  await marketplace.sql.rows("update orders set payment_status = 'PAID' where id = $1", [orderId]);
  return orderId;
};

describe('Asha closes her kitchen', () => {
  test('and nothing in the database identifies her, while the records of her trade stay', async () => {
    const orderId = await aSettledOrder();
    await meera.graphql(`mutation { favoriteSupplier(supplierId: "${asha.id}") { __typename } }`);
    expect(await everythingStored(marketplace)).toContain('canary');
    expect(await listed()).toContain(asha.id);

    expect(await close(cook)).toEqual({ __typename: 'AccountDeleted', deleted: true });
    const stored = await everythingStored(marketplace);
    expect(stored).not.toContain(`canary ${kitchens}`);
    expect(stored).not.toContain(`canary.${kitchens}@`);
    expect(stored).not.toContain(`${kitchens} canary ave`);
    expect(await listed()).not.toContain(asha.id);
    expect(await door.whoAmI(cook)).toBeNull();

    const { order, favorites } = await meera.graphql(
      `query ($id: ID!) {
        order(id: $id) { supplier { kitchenName } total { cents } lines { dishName } }
        favorites { nodes { id } }
      }`,
      { id: orderId },
    );
    expect(order).toEqual({
      supplier: { kitchenName: asha.kitchenName },
      total: { cents: 900 },
      lines: [{ dishName: 'Masala Dosa' }],
    });
    expect(favorites.nodes).toEqual([]);
  });

  test('only by typing its name', async () => {
    expect(await close(cook, 'Kitchen')).toEqual({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: `Type the name of your kitchen, ${asha.kitchenName}.`,
      field: 'kitchenName',
    });
    expect(await listed()).toContain(asha.id);
    expect(await close(cook, `  ${asha.kitchenName} `)).toMatchObject({ deleted: true });
  });

  test('not while an order is open: everything stays as it was', async () => {
    const { id } = await placeOrder(meera, anOrder(asha));
    expect(await close(cook)).toMatchObject({ code: 'ORDERS_UNDER_WAY', count: 1 });
    expect(await door.whoAmI(cook)).not.toBeNull();
    expect(await listed()).toContain(asha.id);
    await cancelOrder(meera, id, 'No appetite');
    expect(await close(cook)).toMatchObject({ deleted: true });
  });

  test('not while a delivered order is unpaid, or money is to come or owed', async () => {
    const orderId = await aDeliveredOrder(marketplace, meera, asha);
    expect(await close(cook)).toMatchObject({
      code: 'MONEY_OUTSTANDING',
      message: expect.stringContaining("aren't paid yet"),
    });
    await marketplace.sql.rows("update orders set payment_status = 'PAID' where id = $1", [orderId]);
    const admin = await marketplace.admin(`Anita ${kitchens}`);
    const adjust = async (cents: number) =>
      (
        await admin.graphql(
          `mutation ($input: AdjustBalanceInput!) { adjustBalance(input: $input) { __typename ... on Problem { message } } }`,
          {
            input: { id: randomUUID(), supplierId: asha.id, cents, reason: 'A broken pot.' },
          },
        )
      ).adjustBalance;
    await adjust(1250);
    expect(await close(cook)).toMatchObject({
      message: 'You still have $12.50 coming. You can close your kitchen after that payout.',
      balance: { cents: 1250 },
    });
    await adjust(-2000);
    expect(await close(cook)).toMatchObject({
      message: 'Your balance is -$7.50. Contact support to settle it before you close your kitchen.',
      balance: { cents: -750 },
    });
    await adjust(750);
    expect(await close(cook)).toMatchObject({ deleted: true });
  });

  test('only after a proof of the last minutes', async () => {
    await marketplace.sql.rows('update sessions set proven_at = null where user_id = $1', [asha.userId]);
    expect(await close(cook)).toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
    expect(await listed()).toContain(asha.id);
  });

  test('of two requests one closes it', async () => {
    const answers = await Promise.all([cook.ask(closing, named()), cook.ask(closing, named())]);
    const closed = answers.filter(({ data }) => data?.closeMyKitchen?.deleted);
    expect(closed).toHaveLength(1);
  });
});

const closing =
  'mutation ($kitchenName: String!) { closeMyKitchen(kitchenName: $kitchenName) { ... on AccountDeleted { deleted } } }';
const named = () => ({ kitchenName: asha.kitchenName });

test('a kitchen under review leaves the queue', async () => {
  const dev = await aKitchen(marketplace, city, { kitchenName: `Dev ${kitchens}`, status: 'under_review' });
  expect(await close(await marketplace.cookOf(dev), dev.kitchenName)).toMatchObject({ deleted: true });
  const [{ status }] = (await marketplace.sql.rows('select status from applications where supplier_id = $1', [
    dev.id,
  ])) as [{ status: string }];
  expect(status).toBe('pending');
});

test('customers and admins have none to close', async () => {
  expect(await meera.refusal(closing, named())).toBe('FORBIDDEN');
  const admin = await marketplace.admin(`Anita ${kitchens}`);
  expect(await admin.refusal(closing, named())).toBe('FORBIDDEN');
});
