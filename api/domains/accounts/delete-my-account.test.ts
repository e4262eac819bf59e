import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aPersonAtTable, saveHousehold } from '../../testing/builders/a-household.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../testing/builders/a-password.ts';
import { lunchesOf, TiffinPlanActs } from '../../testing/builders/a-tiffin-plan.ts';
import { saveAddress } from '../../testing/builders/an-address.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { aDeliveredOrder } from '../../testing/builders/delivered-order.ts';
import { doors } from '../../testing/doors.ts';
import { everythingStored } from '../../testing/everything-stored.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { givePasskey } from '../../testing/second-factors.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import type { Visitor } from '../../testing/visitor.ts';

const password = 'tamarind rice';
const door = doors[0]!;

let marketplace: Marketplace;
let asha: TestKitchen;
let meera: Visitor;
let people = 0;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  asha = await aKitchen(marketplace, await aCity(marketplace));
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows('truncate attempts');
  meera = await marketplace.customer(`Meera Canary ${++people}`);
  await givePassword(marketplace, meera, password);
});

const document = `mutation ($password: String!) {
  deleteMyAccount(password: $password) {
    __typename
    ... on AccountDeleted { deleted }
    ... on Problem { code field }
    ... on OrdersUnderWay { count }
  }
}`;
const leave = async (person: Visitor, given = password) =>
  (await person.graphql(document, { password: given })).deleteMyAccount;

describe('Meera deletes her account', () => {
  test('and nothing in the database identifies her', async () => {
    await saveAddress(meera, { streetName: 'Canary Street' });
    await meera.graphql(`mutation { favoriteSupplier(supplierId: "${asha.id}") { __typename } }`);
    await meera.graphql('mutation { updateNotificationSettings(input: { sound: false }) { sound } }');
    const plan = {
      supplierId: asha.id,
      mealtime: 'LUNCH',
      weekdays: [3],
      fulfillment: 'DELIVERY',
      deliveryAddress: '1 Canary St, San Jose, CA 95112',
      lines: [{ dishId: asha.dishes[0]!.id, quantity: 1 }],
      startsOn: '2026-12-20',
      expectedTotalCents: 900,
      hasConsented: true,
    };
    await saveHousehold(meera, [aPersonAtTable('Canary', { never: ['SOY'] })]);
    const planDocument =
      'mutation ($input: StartTiffinPlanInput!) { startTiffinPlan(input: $input) { __typename } }';
    expect((await meera.graphql(planDocument, { input: plan })).startTiffinPlan.__typename).toBe(
      'TiffinPlan',
    );
    const order = {
      ...anOrder(asha),
      fulfillment: 'DELIVERY',
      deliveryAddress: '1 Canary St, San Jose, CA 95112',
      note: 'For Canary',
    };
    const { id } = await placeOrder(meera, order);
    await cancelOrder(meera, id, 'The canary is ill');
    expect(await everythingStored(marketplace)).toContain('canary');

    expect(await leave(meera)).toEqual({ __typename: 'AccountDeleted', deleted: true });
    expect(await everythingStored(marketplace)).not.toContain('canary');
    for (const table of [
      'notifications',
      'push_devices',
      'addresses',
      'households',
      'favorites',
      'notification_settings',
      'sessions',
    ]) {
      expect(await marketplace.sql.rows(`select from ${table} where user_id = $1`, [meera.userId])).toEqual(
        [],
      );
    }
    const fromWhere = 'select placed_from as "placedFrom" from orders where id = $1';
    expect(await marketplace.sql.rows(fromWhere, [id])).toEqual([{ placedFrom: null }]);
  });

  test('once the meal of her plan that is being ordered has its order', async () => {
    const { id } = await new TiffinPlanActs(marketplace, meera).start(
      lunchesOf(asha, { startsOn: '2026-12-20' }),
    );
    const claimed = "select count(*)::int from tiffin_plan_days where plan_id = $1 and status = 'PLACING'";
    await marketplace.sql.rows(
      "insert into tiffin_plan_days (plan_id, service_date, status, attempt) values ($1, '2026-12-21', 'PLACING', 1)",
      [id],
    );
    expect(await leave(meera)).toMatchObject({ __typename: 'OrdersUnderWay', count: 1 });
    expect(await marketplace.sql.rows(claimed, [id])).toEqual([{ count: 1 }]);
    // Its process died, and its day has passed.
    await marketplace.sql.rows("update tiffin_plan_days set service_date = '2026-11-09' where plan_id = $1", [
      id,
    ]);
    expect(await leave(meera)).toMatchObject({ __typename: 'AccountDeleted' });
  });

  test('and her order totals and review texts stay', async () => {
    const orderId = await aDeliveredOrder(marketplace, meera, asha);
    await meera.graphql('mutation ($input: ReviewInput!) { writeReview(input: $input) { __typename } }', {
      input: { orderId, rating: 4, words: 'Crisp.' },
    });
    await leave(meera);
    const cook = await marketplace.cookOf(asha);
    const { order } = await cook.graphql(
      'query ($id: ID!) { order(id: $id) { status total { cents } lines { dishName } review { words authorName } } }',
      { id: orderId },
    );
    expect(order).toEqual({
      status: 'DELIVERED',
      total: { cents: 900 },
      lines: [{ dishName: 'Masala Dosa' }],
      review: { words: 'Crisp.', authorName: 'Former customer' },
    });
  });

  test('and is signed out everywhere, and cannot sign in again', async () => {
    const phone = await marketplace.cookOf(meera);
    expect(await door.whoAmI(phone)).toBe(meera.email);
    await leave(meera);
    expect(meera.token).toBeUndefined();
    expect(await door.whoAmI(phone)).toBeNull();
    const answer = await door.signIn(marketplace.anonymous(), meera.email, password);
    expect(answer).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  test('and may register again as someone new', async () => {
    await leave(meera);
    const visitor = marketplace.anonymous();
    const again = { name: 'Meera Again', email: meera.email, phone: '(408) 555-0147', password };
    expect((await door.register(visitor, again)).user?.email).toBe(meera.email);
    expect(await door.orders(visitor)).toEqual([]);
  });
});

describe('the account is not deleted', () => {
  test('when the password is wrong, and guessing is throttled', async () => {
    for (let tries = 1; tries <= 10; tries++) {
      expect(await leave(meera, `guess ${tries}`)).toMatchObject({
        code: 'WRONG_CREDENTIALS',
        field: 'password',
      });
    }
    expect(await leave(meera)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await door.whoAmI(meera)).toBe(meera.email);
  });

  test.each(['PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY'])('while an order is %s', async status => {
    await saveAddress(meera);
    const { id } = await placeOrder(meera, anOrder(asha));
    await marketplace.sql.rows('update orders set status = $2 where id = $1', [id, status]);
    expect(await leave(meera)).toMatchObject({ code: 'ORDERS_UNDER_WAY', count: 1 });
    expect(await door.whoAmI(meera)).toBe(meera.email);
    expect((await meera.graphql('{ addresses { id } }')).addresses).toHaveLength(1);
  });
});

test('cooks, admins and anonymous visitors cannot delete an account this way', async () => {
  const variables = { password };
  expect(await (await marketplace.cookOf(asha)).refusal(document, variables)).toBe('FORBIDDEN');
  expect(await (await marketplace.admin('Anita')).refusal(document, variables)).toBe('FORBIDDEN');
  expect(await marketplace.anonymous().refusal(document, variables)).toBe('UNAUTHENTICATED');
});

test('an account with a second factor is deleted only after proving it', async () => {
  await givePasskey(meera, new SoftwareAuthenticator(marketplace.origin));
  const laptop = await marketplace.cookOf(meera);
  await marketplace.sql.rows('update sessions set proven_at = null where user_id = $1', [meera.userId]);
  expect(await leave(laptop)).toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
  expect(await door.whoAmI(laptop)).toBe(meera.email);
});
