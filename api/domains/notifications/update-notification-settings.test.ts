import { afterAll, beforeAll, expect, test } from 'vitest';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());

const fields = '{ orderUpdates email push sound }';
const query = `{ notificationSettings ${fields} }`;
const document = `mutation ($input: NotificationSettingsInput!) { updateNotificationSettings(input: $input) ${fields} }`;
const defaults = { orderUpdates: true, email: true, push: true, sound: true };

const settings = async (person: Visitor) => (await person.graphql(query)).notificationSettings;
const update = async (person: Visitor, input: Record<string, boolean | null>) =>
  (await person.graphql(document, { input })).updateNotificationSettings;

test('everything is on by default', async () => {
  expect(await settings(meera)).toEqual(defaults);
});

test('given fields change, and omitted fields stay', async () => {
  expect(await update(meera, { email: false })).toEqual({ ...defaults, email: false });
  expect(await update(meera, { orderUpdates: false, sound: false, email: null })).toEqual({
    ...defaults,
    orderUpdates: false,
    email: false,
    sound: false,
  });
  expect(await update(meera, {})).toMatchObject({ orderUpdates: false, email: false, sound: false });
  expect(await settings(meera)).toMatchObject({ orderUpdates: false, email: false, sound: false });
});

test('settings are personal', async () => {
  expect(await settings(await marketplace.customer('Ravi Menon'))).toEqual(defaults);
  expect(await marketplace.anonymous().refusal(query)).toBe('UNAUTHENTICATED');
  expect(await marketplace.anonymous().refusal(document, { input: {} })).toBe('UNAUTHENTICATED');
});
