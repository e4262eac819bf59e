import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../testing/builders/a-password.ts';
import { saveAddress } from '../../testing/builders/an-address.ts';
import { aDeliveredOrder } from '../../testing/builders/delivered-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let meera: Visitor;
let orderId: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  asha = await aKitchen(marketplace, await aCity(marketplace));
  meera = await marketplace.customer('Meera Iyer');
  await givePassword(marketplace, meera, 'tamarind rice');
  await saveAddress(meera);
  await meera.graphql(`mutation { favoriteSupplier(supplierId: "${asha.id}") { __typename } }`);
  orderId = await aDeliveredOrder(marketplace, meera, asha);
  await meera.graphql('mutation ($input: ReviewInput!) { writeReview(input: $input) { __typename } }', {
    input: { orderId, rating: 5, words: 'Crisp.' },
  });
  await notificationsSent(marketplace);
});
afterAll(() => marketplace.close());

const dataOf = async (person: Visitor): Promise<string> => (await person.graphql('{ myData }')).myData;

test('Meera exports everything stored about her', async () => {
  expect(JSON.parse(await dataOf(meera))).toMatchObject({
    profile: { name: 'Meera Iyer', email: meera.email, phone: '(408) 555-0147', role: 'CUSTOMER' },
    addresses: [{ name: 'Home', streetName: 'Almaden Avenue', isDefault: true }],
    favorites: [{ supplierId: asha.id, kitchenName: "Asha's Kitchen" }],
    notificationSettings: { orderUpdates: true },
    orders: [{ id: orderId, totalCents: 900, lines: [{ dishName: 'Masala Dosa', quantity: 1 }] }],
    reviews: [{ orderId, rating: 5, words: 'Crisp.' }],
    sessions: [{ createdAt: expect.any(String), expiresAt: expect.any(String) }],
  });
});

test('but no session token and no password hash', async () => {
  const [session] = await marketplace.sql.rows<{ id: string; token_hash: string }>(
    'select id, token_hash from sessions where user_id = $1',
    [meera.userId],
  );
  const text = await dataOf(meera);
  for (const secret of [session!.id, session!.token_hash, meera.token!, 'argon2', 'Hash', 'commission']) {
    expect(text).not.toContain(secret);
  }
});

test('Ravi gets none of her data, and anonymous visitors get nothing', async () => {
  const ravi = await marketplace.customer('Ravi Menon');
  const text = await dataOf(ravi);
  for (const hers of ['Meera', meera.userId, meera.email, orderId, 'Almaden', 'Crisp']) {
    expect(text).not.toContain(hers);
  }
  expect(await marketplace.anonymous().refusal('{ myData }')).toBe('UNAUTHENTICATED');
});
