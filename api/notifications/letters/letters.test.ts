import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCity } from '../../testing/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { told } from '../../testing/told.ts';
import type { Visitor } from '../../testing/visitor.ts';
import type { Key } from './letter-facts.ts';
import { sendLetters } from './send-letters.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let meera: Visitor;
const site = 'https://tiffin.example';

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera <b>Iyer');
  asha = await aKitchen(marketplace, await aCity(marketplace), { dishes: { 'Masala <Dosa>': 900 } });
});
afterAll(() => marketplace.close());
beforeEach(() => marketplace.sql.rows('truncate notifications'));

const send = async (mail = marketplace.services.mail) => {
  await told(marketplace);
  const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
  await sendLetters({ ...marketplace.services, mail }, keys, site);
};
const lettersTo = (person: Visitor) => marketplace.mail.letters.filter(({ to }) => to === person.email);

test('Meera is told by mail what she ordered, what it costs and what she can do', async () => {
  const order = await placeOrder(meera, anOrder(asha, 2));
  await send();
  const [letter] = lettersTo(meera);
  expect(letter).toMatchObject({ to: meera.email, subject: `Order placed · ${order.orderNumber}` });
  expect(letter!.text).toContain(`Hello Meera,`);
  expect(letter!.text).toContain('2 × Masala <Dosa>: $18.00\nTotal: $18.00');
  expect(letter!.text).toContain(`See your order: ${site}/orders/${order.id}`);
  expect(letter!.html).toContain('2 × Masala &lt;Dosa&gt;');
  expect(letter!.html).not.toContain('<Dosa>');
});

test('a cancelled order is told with its reason', async () => {
  const { id } = await placeOrder(meera, anOrder(asha));
  await cancelOrder(meera, id, 'The train is late');
  await send();
  const letter = lettersTo(meera).find(({ subject }) => subject.startsWith('Order cancelled'));
  expect(letter!.text).toContain('was cancelled by the customer. Reason: The train is late.');
});

test('each letter is sent once, and one that could not be sent is sent later', async () => {
  await placeOrder(meera, anOrder(asha));
  const before = lettersTo(meera).length;
  const down = { send: async () => Promise.reject(new Error('The mail server is away')) };
  await expect(send(down)).rejects.toThrow('away');
  await send();
  await send();
  expect(lettersTo(meera).length - before).toBe(1);
});

test('nobody gets mail who does not want it', async () => {
  await meera.graphql('mutation { updateNotificationSettings(input: { email: false }) { email } }');
  await placeOrder(meera, anOrder(asha));
  const before = lettersTo(meera).length;
  await send();
  expect(lettersTo(meera)).toHaveLength(before);
});
