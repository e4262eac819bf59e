import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { deliver } from '../../../testing/builders/delivered-order.ts';
import { freshDay, hold, openCardMarketplace } from '../../../testing/card-provider/card-marketplace.ts';
import { doors } from '../../../testing/doors.ts';
import { emailsTo } from '../../../testing/mailed-codes.ts';
import { followLink, mailLinks, newestToken } from '../../../testing/mailed-links.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { sendEmails } from '../../notifications/emails/send-emails.ts';
import type { Key } from '../../notifications/requested.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let people = 0;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'attempts', 'email_proofs');
  asha = await aKitchen(marketplace, await aCity(marketplace), { capacity: 100 });
});

const register = async (): Promise<Visitor> => {
  const ravi = marketplace.anonymous();
  const email = `ravi${++people}@example.com`;
  const typed = { name: 'Ravi Menon', email, phone: '(408) 555-0147', password: 'curry-leaf-7' };
  const { user } = await doors[0]!.register(ravi, typed);
  return Object.assign(ravi, { userId: user!.id, email });
};

const sendAll = async () => {
  await mailLinks(marketplace);
  await notificationsSent(marketplace);
  const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
  await sendEmails(marketplace.services, keys, 'https://tiffin.example');
};

const refusal = {
  __typename: 'EmailNotProven',
  code: 'EMAIL_NOT_PROVEN',
  message:
    'You have an unpaid order. Please confirm your email before you order again: open the link we sent you, or ask for a new one.',
};

describe('Ravi, whose address is unproven,', () => {
  test('places an order: the bell rings, and his mailbox holds exactly the link', async () => {
    const ravi = await register();
    await placeOrder(ravi, anOrder(asha));
    await sendAll();
    expect(emailsTo(ravi.email, marketplace.mail).map(({ subject }) => subject)).toEqual([
      'Confirm your email',
    ]);
    const { notifications } = await ravi.graphql('{ notifications { nodes { type } } }');
    expect(notifications.nodes).toEqual([{ type: 'ORDER_PLACED' }]);
    await followLink(ravi, newestToken(ravi.email, marketplace.mail));
    const { id } = await placeOrder(ravi, anOrder(asha));
    await sendAll();
    await cancelOrder(ravi, id, 'A guest');
    await marketplace.sql.rows("delete from notifications where type = 'ORDER_PLACED'");
    await sendAll();
    expect(emailsTo(ravi.email, marketplace.mail).map(({ subject }) => subject)[0]).toMatch(
      /^Order canceled/,
    );
  });

  test('leaves one order unpaid, until the address is proven', async () => {
    const ravi = await register();
    await placeOrder(ravi, anOrder(asha));
    expect(await placeOrder(ravi, anOrder(asha))).toMatchObject(refusal);
    await mailLinks(marketplace);
    await followLink(ravi, newestToken(ravi.email, marketplace.mail));
    expect(await placeOrder(ravi, anOrder(asha))).toMatchObject({ __typename: 'Order' });
  });

  test('gets the same order for the same key', async () => {
    const ravi = await register();
    const input = anOrder(asha);
    const { id } = await placeOrder(ravi, input);
    expect(await placeOrder(ravi, input)).toMatchObject({ id });
  });

  test('wins once, of ten orders at the same time', async () => {
    const ravi = await register();
    const answers = await Promise.all(Array.from({ length: 10 }, () => placeOrder(ravi, anOrder(asha))));
    const typenames = answers.map(({ __typename }) => __typename).sort();
    expect(typenames).toEqual([...Array(9).fill('EmailNotProven'), 'Order']);
  });

  test('orders again once the first is canceled, paid or delivered, also as an established customer', async () => {
    const ravi = await register();
    await cancelOrder(ravi, (await placeOrder(ravi, anOrder(asha))).id);
    const { id } = await placeOrder(ravi, anOrder(asha));
    await deliver(marketplace, id);
    const next = await placeOrder(ravi, anOrder(asha));
    expect(await placeOrder(ravi, anOrder(asha))).toMatchObject(refusal);
    await marketplace.sql.rows("update orders set payment_status = 'PAID' where id = $1", [next.id]);
    expect(await placeOrder(ravi, anOrder(asha))).toMatchObject({ __typename: 'Order' });
  });
});

test('where no email is sent, no proof is asked for', async () => {
  const mail = { isRead: false, send: async () => undefined };
  const silent = await Marketplace.open({}, undefined, { mail });
  const kitchen = await aKitchen(silent, await aCity(silent));
  const ravi = await silent.customer('Ravi Menon');
  await silent.sql.rows('update users set email_proven_at = null');
  await placeOrder(ravi, anOrder(kitchen));
  expect(await placeOrder(ravi, anOrder(kitchen))).toMatchObject({ __typename: 'Order' });
  await silent.close();
});

test('plates on hold for a card payment are no unpaid order', async () => {
  const place = await openCardMarketplace();
  const kitchen = await freshDay(place);
  const ravi = await place.marketplace.customer('Ravi Menon');
  await place.marketplace.sql.rows('update users set email_proven_at = null where id = $1', [ravi.userId]);
  await hold(ravi, anOrder(kitchen));
  expect(await hold(ravi, anOrder(kitchen))).toMatchObject({ __typename: 'HeldOrder' });
  await place.close();
});
