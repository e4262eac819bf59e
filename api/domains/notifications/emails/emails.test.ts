import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acts } from '../../../testing/admin-work.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { wordsOfPdf } from '../../../testing/words-of-pdf.ts';
import type { Key } from '../requested.ts';
import { sendEmails } from './send-emails.ts';

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
  await notificationsSent(marketplace);
  const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
  await sendEmails({ ...marketplace.services, mail }, keys, site);
};
const emailsTo = (person: Visitor) => marketplace.mail.emails.filter(({ to }) => to === person.email);

test('Meera gets an email with what she ordered, what it costs and what she can do', async () => {
  const order = await placeOrder(meera, anOrder(asha, 2));
  await send();
  const [email] = emailsTo(meera);
  expect(email).toMatchObject({ to: meera.email, subject: `Order placed · ${order.orderNumber}` });
  expect(email!.text).toContain(`Hello Meera,`);
  expect(email!.text).toContain('2 × Masala <Dosa>: $18.00\nTotal: $18.00');
  expect(email!.text).toContain(`See your order: ${site}/orders/${order.id}`);
  expect(email!.html).toContain('2 × Masala &lt;Dosa&gt;');
  expect(email!.html).not.toContain('<Dosa>');
});

test('only a customer who paid gets the receipt with the email', async () => {
  const { id, orderNumber } = await placeOrder(meera, anOrder(asha, 2));
  const anita = await marketplace.admin('Anita Desai');
  await anita.graphql('mutation ($id: ID!) { recordPayment(orderId: $id) { __typename } }', { id });
  await send();
  const email = emailsTo(meera).find(({ subject }) => subject === `Payment received · ${orderNumber}`);
  expect(email!.text).toContain('Your receipt is attached.');
  const [receipt, ...others] = email!.attachments!;
  expect(receipt).toMatchObject({ filename: `receipt-${orderNumber}.pdf`, contentType: 'application/pdf' });
  expect(await wordsOfPdf(receipt!.content)).toContain(`Order ${orderNumber}`);
  expect(await wordsOfPdf(receipt!.content)).toMatch(/Paid to our support/);
  expect(others).toEqual([]);
  const placed = emailsTo(meera).find(({ subject }) => subject === `Order placed · ${orderNumber}`);
  expect(placed!.attachments).toEqual([]);
});

test('the email about a canceled order contains the reason', async () => {
  const { id } = await placeOrder(meera, anOrder(asha));
  await cancelOrder(meera, id, 'The train is late');
  await send();
  const email = emailsTo(meera).find(({ subject }) => subject.startsWith('Order canceled'));
  expect(email!.text).toContain(
    "You canceled your order from Asha's Kitchen for dinner on Tue, Nov 17. Reason: The train is late.",
  );
});

test('Asha reads why her kitchen is suspended, with a link to her dashboard', async () => {
  const admin = await marketplace.admin('Anita Bose');
  await acts.suspendKitchen.ask(admin, { supplierId: asha.id, reason: 'Complaints about hygiene.' });
  await acts.reinstateKitchen.ask(admin, { supplierId: asha.id, reason: 'The inspection went well.' });
  await send();
  const [again, suspended] = marketplace.mail.emails.filter(({ subject }) =>
    subject.startsWith('Your kitchen'),
  );
  expect(again!.subject).toBe('Your kitchen can sell again');
  expect(suspended!.subject).toBe('Your kitchen is suspended');
  expect(suspended!.text).toContain('Reason: Complaints about hygiene.');
  expect(suspended!.text).toContain(`Open your dashboard: ${site}/supplier-dashboard`);
});

test('each email is sent once, and a failed one is sent later', async () => {
  await placeOrder(meera, anOrder(asha));
  const before = emailsTo(meera).length;
  const down = { isRead: true, send: async () => Promise.reject(new Error('The mail server is down')) };
  await expect(send(down)).rejects.toThrow('down');
  await send();
  await send();
  expect(emailsTo(meera).length - before).toBe(1);
});

test('people who turned email off get none', async () => {
  await meera.graphql('mutation { updateNotificationSettings(input: { email: false }) { email } }');
  await placeOrder(meera, anOrder(asha));
  const before = emailsTo(meera).length;
  await send();
  expect(emailsTo(meera)).toHaveLength(before);
});
