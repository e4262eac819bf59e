import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity } from '../../testing/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/a-kitchen.ts';
import { anOrder, placeOrder } from '../../testing/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { told } from '../../testing/told.ts';
import type { Visitor } from '../../testing/visitor.ts';
import type { Key } from '../letters/letter-facts.ts';
import { type Device, sendPushes } from './send-pushes.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let meera: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
  asha = await aKitchen(marketplace, await aCity(marketplace));
});
afterAll(() => marketplace.close());

const add = `mutation ($input: PushDeviceInput!) {
  addPushDevice(input: $input) { __typename ... on Problem { code field } }
}`;
const phone = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/meeras-phone',
  p256dh: 'BPk_-1',
  auth: 'c2VjcmV0',
};

/** What a push service was handed. */
const pushed = async (isThere = true) => {
  await told(marketplace);
  const sent: { device: Device; payload: Record<string, string> }[] = [];
  const sender = {
    publicKey: '',
    send: async (device: Device, payload: string) => {
      sent.push({ device, payload: JSON.parse(payload) });
      return isThere;
    },
  };
  const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
  await sendPushes(marketplace.services, sender, keys);
  return sent;
};

test('a device is told once, and no more when it is gone', async () => {
  for (const _ of [1, 2]) {
    expect((await meera.graphql(add, { input: phone })).addPushDevice.__typename).toBe('PushDevice');
  }
  const { id } = await placeOrder(meera, anOrder(asha));
  const [only, ...others] = await pushed();
  expect(others).toEqual([]);
  expect(only!.device).toMatchObject({ endpoint: phone.endpoint });
  expect(only!.payload).toMatchObject({ title: 'Order placed', path: `/orders/${id}` });
  expect(await pushed()).toEqual([]);

  await placeOrder(meera, anOrder(asha));
  expect(await pushed(false)).toHaveLength(1);
  await placeOrder(meera, anOrder(asha));
  expect(await pushed()).toEqual([]);
});

test('nothing but a push service is written to, and nobody is told who did not sign in', async () => {
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://169.254.169.254/x',
    'https://evil.example/',
    'x',
  ]) {
    const answer = (await meera.graphql(add, { input: { ...phone, endpoint } })).addPushDevice;
    expect(answer).toMatchObject({ code: 'INVALID_INPUT', field: 'endpoint' });
  }
  expect(await marketplace.anonymous().refusal(add, { input: phone })).toBe('UNAUTHENTICATED');
});
