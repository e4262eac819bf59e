import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Device, PushOutcome } from '../../../core/interfaces/push-sender.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { pushKeys } from '../../../testing/builders/push-keys.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { purgeSessions } from '../../identity/sessions/purge-sessions.ts';
import type { Key } from '../requested.ts';
import { sendPushes } from './send-pushes.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let meera: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
  asha = await aKitchen(marketplace, await aCity(marketplace), { capacity: 100 });
});
afterAll(() => marketplace.close());

const add = `mutation ($input: PushDeviceInput!) {
  addPushDevice(input: $input) { __typename ... on Problem { code field } }
}`;
const phone = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/meeras-phone',
  ...pushKeys,
};

/** The messages sent to the push service. */
const pushed = async (outcome: PushOutcome = 'sent') => {
  await notificationsSent(marketplace);
  const sent: { device: Device; payload: Record<string, string> }[] = [];
  const sender = {
    publicKey: '',
    send: async (device: Device, payload: string) => {
      sent.push({ device, payload: JSON.parse(payload) });
      return outcome;
    },
  };
  const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
  await sendPushes(marketplace.services, sender, keys);
  return sent;
};

test('a device gets each notification once, and none after it is gone', async () => {
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
  expect(await pushed('gone')).toHaveLength(1);
  await placeOrder(meera, anOrder(asha));
  expect(await pushed()).toEqual([]);

  await meera.graphql(add, { input: phone });
  await placeOrder(meera, anOrder(asha));
  expect(await pushed('malformed')).not.toEqual([]);
  await placeOrder(meera, anOrder(asha));
  expect(await pushed()).toEqual([]);
});

describe('while the key of the server is changed', () => {
  const [olderKey, newerKey] = ['B', 'C'].map(letter => letter.repeat(87)) as [string, string];
  const fields = '__typename ... on PushDevice { id createdAt endpointDigest } ... on Problem { code field }';
  const subscription = (name: string, serverKey?: string) => ({
    ...phone,
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    serverKey,
  });
  let ravi: Visitor;
  let id: string;
  let customers = 0;
  beforeEach(async () => {
    ravi = await marketplace.customer(`Ravi ${++customers}`);
    const document = `mutation ($input: PushDeviceInput!) { addPushDevice(input: $input) { ${fields} } }`;
    const input = subscription(`before-${customers}`, olderKey);
    ({ id } = (await ravi.graphql(document, { input })).addPushDevice);
  });
  const renew = async (visitor: Visitor, input = subscription(`after-${customers}`, newerKey), device = id) =>
    (
      await visitor.graphql(
        `mutation ($id: ID!, $input: PushDeviceInput!) { renewPushDevice(id: $id, input: $input) { ${fields} } }`,
        { id: device, input },
      )
    ).renewPushDevice;
  const keysPushedTo = async (outcome?: PushOutcome) => {
    await placeOrder(ravi, anOrder(asha));
    return (await pushed(outcome)).map(({ device }) => [device.endpoint.split('/').at(-1), device.serverKey]);
  };

  test('a device is reached by the key that it subscribed with, and stays when the server has it no more', async () => {
    expect(await keysPushedTo('unreachable')).toEqual([[`before-${customers}`, olderKey]]);
    expect(await keysPushedTo()).toEqual([[`before-${customers}`, olderKey]]);
  });

  test('its browser renews it, and it is the same device with the same beginning', async () => {
    marketplace.clock.forward({ minutes: 1 });
    const renewed = await renew(ravi);
    const [listed, ...others] = (await ravi.graphql('{ pushDevices { id createdAt endpointDigest } }'))
      .pushDevices;
    expect(others).toEqual([]);
    expect(renewed).toMatchObject({ id, createdAt: listed.createdAt, endpointDigest: listed.endpointDigest });
    expect(new Date(listed.createdAt).getTime()).toBe(marketplace.clock.read().getTime() - 60_000);
    expect(await renew(ravi)).toEqual(renewed);
    expect(await keysPushedTo()).toEqual([[`after-${customers}`, newerKey]]);
  });

  test('one that its push service no longer knows gets no more until its browser has subscribed again', async () => {
    const isReachable = async () =>
      (await ravi.graphql('{ pushDevices { isReachable } }')).pushDevices[0].isReachable;
    expect(await keysPushedTo('gone')).toHaveLength(1);
    expect(await isReachable()).toBe(false);
    expect(await keysPushedTo()).toEqual([]);
    await renew(ravi);
    expect(await isReachable()).toBe(true);
    expect(await keysPushedTo()).toContainEqual([`after-${customers}`, newerKey]);
  });

  test('one that was turned off meanwhile stays off, and no other session renews it', async () => {
    const laptop = await marketplace.cookOf(ravi);
    for (const other of [laptop, meera]) expect((await renew(other)).code).toBe('PUSH_DEVICE_NOT_FOUND');
    await ravi.graphql('mutation ($id: ID!) { removePushDevice(id: $id) { __typename } }', { id });
    expect((await renew(ravi)).code).toBe('PUSH_DEVICE_NOT_FOUND');
    expect(await keysPushedTo()).toEqual([]);
  });

  test('what a browser sends must be a subscription of a known service, with a key', async () => {
    for (const [field, wrong] of [
      ['endpoint', { endpoint: 'https://evil.example/' }],
      ['serverKey', { serverKey: 'no key' }],
      ['p256dh', { p256dh: 'BPk_-1' }],
      ['p256dh', { p256dh: `C${pushKeys.p256dh.slice(1)}` }],
      ['p256dh', { p256dh: `${pushKeys.p256dh}=` }],
      ['auth', { auth: 'c2VjcmV0' }],
      ['auth', { auth: `${pushKeys.auth}==` }],
    ] as const) {
      const answer = await renew(ravi, { ...subscription('x', newerKey), ...wrong });
      expect(answer).toMatchObject({ code: 'INVALID_INPUT', field });
    }
    expect((await renew(ravi, subscription(`program-${customers}`))).__typename).toBe('PushDevice');
    expect(await keysPushedTo()).toEqual([[`program-${customers}`, null]]);
  });

  test('sessions that renew to the same subscription together are all answered, and one of them has it', async () => {
    const document = `mutation ($input: PushDeviceInput!) { addPushDevice(input: $input) { ${fields} } }`;
    const sessions = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async number => {
        const visitor = await marketplace.cookOf(ravi);
        const input = subscription(`session-${number}-of-${customers}`, olderKey);
        return { visitor, device: (await visitor.graphql(document, { input })).addPushDevice.id };
      }),
    );
    const same = subscription(`same-${customers}`, newerKey);
    const answers = await Promise.all(sessions.map(({ visitor, device }) => renew(visitor, same, device)));
    for (const { __typename } of answers) expect(['PushDevice', 'PushDeviceNotFound']).toContain(__typename);
    const rows = await marketplace.sql.rows(
      'select user_id as "userId" from push_devices where endpoint = $1',
      [same.endpoint],
    );
    expect(rows).toEqual([{ userId: ravi.userId }]);
  });

  test('a browser that another person used before is theirs no more', async () => {
    const meerasPhone = subscription(`shared-${customers}`, newerKey);
    await meera.graphql(add, { input: meerasPhone });
    expect((await renew(ravi, meerasPhone)).__typename).toBe('PushDevice');
    const endpoints = await marketplace.sql.rows(
      'select user_id as "userId" from push_devices where endpoint = $1',
      [meerasPhone.endpoint],
    );
    expect(endpoints).toEqual([{ userId: ravi.userId }]);
  });
});

test('what a push service takes is not pushed again because another one fails', async () => {
  const people = await Promise.all(['Kavya', 'Kiran'].map(name => marketplace.customer(name)));
  for (const [number, person] of people.entries()) {
    const endpoint = `https://fcm.googleapis.com/fcm/send/of-${number}`;
    await person.graphql(add, { input: { ...phone, endpoint } });
    await placeOrder(person, anOrder(asha));
  }
  await notificationsSent(marketplace);
  const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
  const taken: string[] = [];
  const failing = {
    publicKey: '',
    send: async ({ endpoint }: Device) => {
      if (endpoint.endsWith('of-0')) throw new Error('busy');
      taken.push(endpoint);
      return 'sent' as const;
    },
  };
  for (const _ of [1, 2])
    await expect(sendPushes(marketplace.services, failing, keys)).rejects.toThrow('busy');
  expect(taken.filter(endpoint => endpoint.endsWith('of-1'))).toHaveLength(1);
  expect((await pushed()).map(({ device }) => device.endpoint)).toEqual([
    'https://fcm.googleapis.com/fcm/send/of-0',
  ]);
});

test('of an order, customer and cook are each pushed to once, also where other pushes fail', async () => {
  const [divya, unlucky] = await Promise.all(['Divya', 'Usha'].map(name => marketplace.customer(name)));
  const site = 'https://fcm.googleapis.com/fcm/send';
  await divya!.graphql(add, { input: { ...phone, endpoint: `${site}/divyas` } });
  const cook = await marketplace.cookOf(asha);
  await cook.graphql(add, { input: { ...phone, endpoint: `${site}/ashas` } });
  await unlucky!.graphql(add, { input: { ...phone, endpoint: `${site}/ushas` } });
  await placeOrder(divya!, anOrder(asha));
  await placeOrder(unlucky!, anOrder(asha));
  await notificationsSent(marketplace);
  const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
  const taken: string[] = [];
  const failing = {
    publicKey: '',
    send: async ({ endpoint }: Device, payload: string) => {
      if (endpoint.endsWith('ushas')) throw new Error('busy');
      taken.push(`${endpoint} ${JSON.parse(payload).id}`);
      return 'sent' as const;
    },
  };
  for (const _ of [1, 2])
    await expect(sendPushes(marketplace.services, failing, keys)).rejects.toThrow('busy');
  expect(new Set(taken).size).toBe(taken.length);
  expect(taken.filter(each => each.startsWith(`${site}/divyas`))).toHaveLength(1);
  const device = 'delete from push_devices where endpoint = any($1)';
  await marketplace.sql.rows(device, [['ashas', 'ushas'].map(name => `${site}/${name}`)]);
});

test('while one push service does not answer, what others take is recorded, and not pushed again after a kill', async () => {
  const leela = await marketplace.customer('Leela');
  const lalit = await marketplace.customer('Lalit');
  const service = 'https://silent.push.apple.com/';
  for (let device = 0; device < 10; device++) {
    await leela.graphql(add, { input: { ...phone, endpoint: `${service}${device}` } });
  }
  for (let order = 0; order < 3; order++) await placeOrder(leela, anOrder(asha));
  await lalit.graphql(add, { input: { ...phone, endpoint: 'https://fcm.googleapis.com/fcm/send/lalits' } });
  await placeOrder(lalit, anOrder(asha));
  await notificationsSent(marketplace);
  const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
  const answer = Promise.withResolvers<void>();
  const silent = {
    publicKey: '',
    send: async ({ endpoint }: Device) => {
      if (endpoint.startsWith(service)) await answer.promise;
      return 'sent' as const;
    },
  };
  const sending = sendPushes(marketplace.services, silent, keys);
  const recorded = () =>
    marketplace.sql.rows<{ userId: string }>(
      'select user_id as "userId" from notifications where user_id = any($1) and pushed_at is not null',
      [[leela.userId, lalit.userId]],
    );
  await expect.poll(recorded).toEqual([{ userId: lalit.userId }]);
  answer.resolve();
  await sending;
  expect(await recorded()).toHaveLength(4);
});

test('once the process stops, no push is begun', async () => {
  const nina = await marketplace.customer('Nina');
  await nina.graphql(add, { input: { ...phone, endpoint: 'https://fcm.googleapis.com/fcm/send/ninas' } });
  await placeOrder(nina, anOrder(asha));
  await notificationsSent(marketplace);
  const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
  const begun: string[] = [];
  const sender = {
    publicKey: '',
    send: async ({ endpoint }: Device) => {
      begun.push(endpoint);
      return 'sent' as const;
    },
  };
  const sending = sendPushes(marketplace.services, sender, keys, AbortSignal.abort());
  await expect(sending).rejects.toThrow('aborted');
  expect(begun).toEqual([]);
  expect((await pushed()).map(({ device }) => device.endpoint)).toContain(
    'https://fcm.googleapis.com/fcm/send/ninas',
  );
});

describe('a customer with a phone and a laptop has two orders', () => {
  const site = 'https://fcm.googleapis.com/fcm/send';
  const withTwoOrders = async (name: string) => {
    const { sql } = marketplace;
    const customer = await marketplace.customer(name);
    for (const device of ['phone', 'laptop'])
      await customer.graphql(add, { input: { ...phone, endpoint: `${site}/${device}-of-${name}` } });
    for (let order = 0; order < 2; order++) await placeOrder(customer, anOrder(asha));
    await notificationsSent(marketplace);
    const of = [customer.userId];
    const keys = await sql.rows<Key>(
      'select user_id as "userId", id from notifications where user_id = $1 order by id',
      of,
    );
    const unpushed = () =>
      sql.rows<Pick<Key, 'id'>>('select id from notifications where user_id = $1 and pushed_at is null', of);
    return { keys, unpushed };
  };

  test('what was begun when the process stops reaches both, and nothing else is begun', async () => {
    const { keys, unpushed } = await withTwoOrders('Sana');
    const stop = new AbortController();
    const sent: string[] = [];
    const sender = {
      publicKey: '',
      send: async (_: Device, payload: string) => {
        stop.abort();
        sent.push(JSON.parse(payload).id);
        return 'sent' as const;
      },
    };
    await expect(sendPushes(marketplace.services, sender, keys, stop.signal)).rejects.toThrow('aborted');
    const [first, second] = keys;
    expect(sent).toEqual([first!.id, first!.id]);
    expect(await unpushed()).toEqual([{ id: second!.id }]);
  });

  test('after one that fails a device gets no later one, so that they keep their order', async () => {
    const { keys, unpushed } = await withTwoOrders('Tara');
    const tried: string[] = [];
    const sender = {
      publicKey: '',
      send: async ({ endpoint }: Device, payload: string) => {
        const { id } = JSON.parse(payload);
        tried.push(`${endpoint.includes('phone') ? 'phone' : 'laptop'} ${id}`);
        if (endpoint.includes('phone')) throw new Error('busy');
        return 'sent' as const;
      },
    };
    await expect(sendPushes(marketplace.services, sender, keys)).rejects.toThrow('busy');
    const [first, second] = keys.map(({ id }) => id);
    expect(tried.toSorted()).toEqual([`laptop ${first}`, `laptop ${second}`, `phone ${first}`]);
    expect(tried.indexOf(`laptop ${first}`)).toBeLessThan(tried.indexOf(`laptop ${second}`));
    expect(await unpushed()).toHaveLength(2);
  });
});

test('only push services are accepted as endpoints, and only from signed-in people', async () => {
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

describe('a device with alerts on', () => {
  let lata: Visitor;
  let people = 0;
  beforeEach(async () => {
    lata = await marketplace.customer(`Lata ${++people}`);
  });
  const list = '{ pushDevices { id name isThisSession createdAt } }';
  const devices = async (visitor = lata) => (await visitor.graphql(list)).pushDevices;
  const addDevice = async (visitor: Visitor, name: string | null = null) => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
    await visitor.graphql(add, { input: { ...phone, endpoint, name } });
  };
  const stored = () =>
    marketplace.sql
      .rows('select from push_devices where user_id = $1', [lata.userId])
      .then(rows => rows.length);
  const remove = 'mutation ($id: ID!) { removePushDevice(id: $id) { __typename ... on Problem { code } } }';

  test('is listed by name, and can be removed', async () => {
    const tablet = await marketplace.cookOf(lata);
    await addDevice(tablet, 'Safari on iPad');
    marketplace.clock.forward({ minutes: 1 });
    await addDevice(lata);
    const listed = await devices();
    expect(listed).toMatchObject([
      { name: null, isThisSession: true },
      { name: 'Safari on iPad', isThisSession: false },
    ]);
    expect((await lata.graphql(remove, { id: listed[1].id })).removePushDevice.__typename).toBe('Removed');
    expect((await lata.graphql(remove, { id: listed[1].id })).removePushDevice.code).toBe(
      'PUSH_DEVICE_NOT_FOUND',
    );
    expect((await meera.graphql(remove, { id: listed[0].id })).removePushDevice.code).toBe(
      'PUSH_DEVICE_NOT_FOUND',
    );
    expect((await lata.graphql(remove, { id: 'x' })).removePushDevice.code).toBe('PUSH_DEVICE_NOT_FOUND');
    expect(await devices()).toHaveLength(1);
    expect(await marketplace.anonymous().refusal(list)).toBe('UNAUTHENTICATED');
    const long = await lata.graphql(add, { input: { ...phone, name: 'x'.repeat(61) } });
    expect(long.addPushDevice).toMatchObject({ code: 'INVALID_INPUT', field: 'name' });
  });

  test('is removed when she signs out there', async () => {
    await addDevice(await marketplace.cookOf(lata));
    await addDevice(lata);
    await lata.graphql('mutation { signOut { wasSignedIn } }');
    expect(await stored()).toBe(1);
  });

  test('is removed when she signs out everywhere', async () => {
    await addDevice(await marketplace.cookOf(lata));
    await lata.graphql('mutation { signOutEverywhere { sessionsEnded } }');
    expect(await stored()).toBe(0);
  });

  test.each(['endPersonSessions', 'disablePerson'])('is removed by an admin: %s', async act => {
    await addDevice(lata);
    const anita = await marketplace.admin(`Anita for ${act}`);
    const decide = `mutation ($input: PersonDecisionInput!) { ${act}(input: $input) { __typename } }`;
    await anita.graphql(decide, { input: { personId: lata.userId, reason: 'Lost phone' } });
    expect(await stored()).toBe(0);
  });

  test('is removed when the password changes, except in the current session', async () => {
    await givePassword(marketplace, lata, 'tamarind rice');
    await addDevice(await marketplace.cookOf(lata));
    await addDevice(lata);
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }';
    await lata.graphql(change, { input: { currentPassword: 'tamarind rice', newPassword: 'curry leaves' } });
    expect(await devices()).toMatchObject([{ isThisSession: true }]);
  });

  test('stays when she signs in again in the same browser, and is removed when someone else does', async () => {
    for (const person of [lata, meera]) await givePassword(marketplace, person, 'tamarind rice');
    await addDevice(lata);
    const signIn = 'mutation ($input: SignInCustomerInput!) { signInCustomer(input: $input) { __typename } }';
    await lata.graphql(signIn, { input: { email: lata.email, password: 'tamarind rice' } });
    expect(await devices()).toMatchObject([{ isThisSession: true }]);
    await lata.graphql(signIn, { input: { email: meera.email, password: 'tamarind rice' } });
    expect(await stored()).toBe(0);
  });

  test('is removed when the session expires', async () => {
    await addDevice(lata);
    await placeOrder(lata, anOrder(asha));
    marketplace.clock.forward({ days: 31 });
    expect((await pushed()).filter(({ payload }) => payload.title === 'Order placed')).toEqual([]);
    await purgeSessions(marketplace.sql, marketplace.clock.read());
    expect(await stored()).toBe(0);
  });
});
