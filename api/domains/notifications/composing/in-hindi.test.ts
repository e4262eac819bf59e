import { afterAll, beforeAll, expect, test } from 'vitest';
import { acts } from '../../../testing/admin-work.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { sendEmails } from '../emails/send-emails.ts';
import type { Key } from '../requested.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let cook: Visitor;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
  asha = await aKitchen(marketplace, await aCity(marketplace), { dishes: { 'Masala Dosa': 900 } });
  cook = await marketplace.cookOf(asha);
  const document = 'mutation { saveMessageLanguage(language: HI) }';
  expect(await cook.graphql(document)).toEqual({ saveMessageLanguage: 'HI' });
});
afterAll(() => marketplace.close());

const newest = async (visitor: Visitor) => {
  await notificationsSent(marketplace);
  const { messageLanguage, notifications } = await visitor.graphql(
    '{ messageLanguage notifications(first: 1) { nodes { title translations { language title message } } } }',
  );
  return { messageLanguage, ...notifications.nodes[0] };
};

test('Asha reads in Hindi what Meera ordered and canceled; Meera reads English', async () => {
  const { id, orderNumber } = await placeOrder(meera, anOrder(asha, 2));
  expect(await newest(cook)).toEqual({
    messageLanguage: 'HI',
    title: 'New order',
    translations: [
      {
        language: 'HI',
        title: 'नया ऑर्डर',
        message: `ऑर्डर ${orderNumber}: 2 थालियाँ, मंगल, 17 नव॰, रात का खाना, $18.00।`,
      },
    ],
  });
  expect(await newest(meera)).toEqual({ messageLanguage: 'EN', title: 'Order placed', translations: [] });

  await cancelOrder(meera, id, 'The train is late');
  const { translations } = await newest(cook);
  expect(translations[0].message).toBe(
    `ग्राहक ने ऑर्डर ${orderNumber} (मंगल, 17 नव॰, रात का खाना) रद्द किया। कारण: The train is late. इसका कोई भुगतान नहीं हुआ था।`,
  );
});

test('her email is in Hindi throughout', async () => {
  const admin = await marketplace.admin('Anita Bose');
  await acts.suspendKitchen.ask(admin, { supplierId: asha.id, reason: 'निरीक्षण बाकी है।' });
  await notificationsSent(marketplace);
  const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
  await sendEmails(marketplace.services, keys, 'https://tiffin.example');
  const { text, html } = marketplace.mail.emails.find(({ subject }) => subject === 'आपकी रसोई निलंबित है')!;
  expect(text).not.toMatch(/[A-Za-z]+ [A-Za-z]+ [A-Za-z]+/);
  expect(text).toContain('अपनी रसोई खोलें: https://tiffin.example/supplier-dashboard');
  expect(html).toContain('<html lang="hi">');
});
