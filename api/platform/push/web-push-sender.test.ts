import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import webPush, { type VapidKeys } from 'web-push';
import { PushService } from '../../testing/push-service.ts';
import { WebPushSender } from './web-push-sender.ts';

let service: PushService;
let folder: string;
beforeAll(async () => {
  service = await PushService.open();
  folder = await mkdtemp(join(tmpdir(), 'tiffin-push-'));
});
beforeEach(() => {
  service.status = 201;
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const contact = 'mailto:hello@tiffin.example';
const aSender = (...pairs: VapidKeys[]) =>
  WebPushSender.open({
    DATA_DIR: folder,
    contact,
    agent: service.agent,
    ...(pairs.length > 0 && {
      VAPID_PUBLIC_KEY: pairs.map(({ publicKey }) => publicKey),
      VAPID_PRIVATE_KEY: pairs.map(({ privateKey }) => privateKey),
    }),
  });
const message = JSON.stringify({ title: 'Ready for pickup', body: 'नमस्ते, your dosa is ready.' });

/** The verified claims of a push's VAPID signature. */
const signatureOf = (authorization: string) => {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization)!;
  const [head, claims, signature] = token!.split('.');
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(each => each.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  return { isTrue, key, claims: JSON.parse(Buffer.from(claims!, 'base64url').toString()) };
};

test('a push is signed with our key, and encrypted for its device', async () => {
  const sender = await aSender();
  expect(await sender.send(service.device, message)).toBe('sent');
  const push = service.received.at(-1)!;
  expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600' });
  expect(push.body.includes('dosa')).toBe(false);
  expect(service.open(push)).toBe(message);

  const { isTrue, key, claims } = signatureOf(push.headers.authorization as string);
  expect(isTrue).toBe(true);
  expect(key).toBe(sender.publicKey);
  expect(claims).toMatchObject({ aud: service.origin, sub: contact });
  const secondsLeft = claims.exp - Date.now() / 1000;
  expect(secondsLeft).toBeGreaterThan(0);
  expect(secondsLeft).toBeLessThanOrEqual(24 * 60 * 60);
});

test('a device that is gone is distinguished from a failing push service', async () => {
  const sender = await aSender();
  for (const gone of [404, 410]) {
    service.status = gone;
    expect(await sender.send(service.device, message)).toBe('gone');
  }
  service.status = 503;
  await expect(sender.send(service.device, message)).rejects.toThrow('unexpected response code');
});

test('while keys are changed, each device gets its pushes by the key that it subscribed with', async () => {
  const older = webPush.generateVAPIDKeys();
  const newer = webPush.generateVAPIDKeys();
  const keyOf = () => signatureOf(service.received.at(-1)!.headers.authorization as string);
  const subscribed = ({ publicKey }: VapidKeys) => ({ ...service.device, serverKey: publicKey });

  const between = await aSender(newer, older);
  expect(between.publicKey).toBe(newer.publicKey);
  expect(await between.send(subscribed(older), message)).toBe('sent');
  expect(keyOf()).toMatchObject({ isTrue: true, key: older.publicKey });
  expect(await between.send(subscribed(newer), message)).toBe('sent');
  expect(keyOf()).toMatchObject({ isTrue: true, key: newer.publicKey });

  const after = await aSender(newer);
  const pushes = service.received.length;
  expect(await after.send(subscribed(older), message)).toBe('unreachable');
  expect(service.received).toHaveLength(pushes);
});

test.each([400, 401, 403])(
  'a device of which the key is not known is tried with each, where its service refuses others with %i',
  async status => {
    const [older, newer] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    service.refuseOthers(older.publicKey, status);
    for (const pairs of [[newer, older], [older, newer], [older]])
      expect(await (await aSender(...pairs)).send(service.device, message)).toBe('sent');
    // Where no key is left to try, such a refusal is a failure.
    const sender = await aSender(newer);
    for (const serverKey of [null, newer.publicKey]) {
      const sent = sender.send({ ...service.device, serverKey }, message);
      await expect(sent).rejects.toThrow('unexpected response code');
    }
    service.refuseOthers(null);
  },
);

test('without keys a pair is generated once, even when two processes start at the same time', async () => {
  const DATA_DIR = join(folder, 'two');
  const [first, second] = await Promise.all([1, 2].map(() => WebPushSender.open({ DATA_DIR, contact })));
  expect(first!.publicKey).toBe(second!.publicKey);
  expect((await stat(join(DATA_DIR, 'push-keys.json'))).mode & 0o777).toBe(0o600);
});

test('a device with malformed keys gets nothing, and fails nothing', async () => {
  const sender = await aSender();
  const before = service.received.length;
  const { p256dh, auth } = service.device;
  const offTheCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
  for (const keys of [
    { p256dh: 'BPk_-1', auth },
    { p256dh: offTheCurve, auth },
    { p256dh, auth: 'c2VjcmV0' },
  ]) {
    expect(await sender.send({ ...service.device, ...keys }, message)).toBe('malformed');
  }
  expect(service.received.length).toBe(before);
});
