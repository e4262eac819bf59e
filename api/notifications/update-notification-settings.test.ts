import { afterAll, beforeAll, expect, test } from 'vitest';
import { Marketplace } from '../testing/marketplace.ts';
import type { Visitor } from '../testing/visitor.ts';

let marketplace: Marketplace;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());

const fields = '{ orderUpdates promotions email push sound }';
const query = `{ notificationSettings ${fields} }`;
const document = `mutation ($input: NotificationSettingsInput!) { updateNotificationSettings(input: $input) ${fields} }`;
const unsaid = { orderUpdates: true, promotions: false, email: true, push: true, sound: true };

const settings = async (person: Visitor) => (await person.graphql(query)).notificationSettings;
const update = async (person: Visitor, input: Record<string, boolean | null>) =>
  (await person.graphql(document, { input })).updateNotificationSettings;

test('who never said is told of orders and not of offers', async () => {
  expect(await settings(meera)).toEqual(unsaid);
});

test('what Meera says holds, and what she leaves out stays', async () => {
  expect(await update(meera, { email: false })).toEqual({ ...unsaid, email: false });
  expect(await update(meera, { promotions: true, sound: false, email: null })).toEqual({
    ...unsaid,
    promotions: true,
    email: false,
    sound: false,
  });
  expect(await update(meera, {})).toMatchObject({ promotions: true, email: false, sound: false });
  expect(await settings(meera)).toMatchObject({ promotions: true, email: false, sound: false });
});

test('it is her own affair', async () => {
  expect(await settings(await marketplace.customer('Ravi Menon'))).toEqual(unsaid);
  expect(await marketplace.anonymous().refusal(query)).toBe('UNAUTHENTICATED');
  expect(await marketplace.anonymous().refusal(document, { input: {} })).toBe('UNAUTHENTICATED');
});
