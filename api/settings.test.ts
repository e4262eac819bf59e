import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import { openVault } from './platform/keys/open-vault.ts';
import { readSettings } from './settings.ts';

const key = randomBytes(32).toString('base64');
const keys = { EIN_KEY: key, EIN_LOOKUP_KEY: key };

test('production requires a mail server for codes, and EIN keys come in pairs', () => {
  expect(() => readSettings({ EIN_KEY: key })).toThrow(/EIN_LOOKUP_KEY: Both keys/);
  expect(() => readSettings({ EIN_LOOKUP_KEY: key })).toThrow(/EIN_KEY: Both keys/);
  expect(() => readSettings({ MODE: 'production', ...keys })).toThrow(/SMTP_URL: .*SUPPLIER_SIGN_IN=direct/);
  expect(readSettings({ MODE: 'production', ...keys, SMTP_URL: 'smtp://mail' }).SUPPLIER_SIGN_IN).toBe(
    'code',
  );
  expect(readSettings({ MODE: 'production', ...keys, SUPPLIER_SIGN_IN: 'direct' }).SUPPLIER_SIGN_IN).toBe(
    'direct',
  );
  expect(readSettings({}).SUPPLIER_SIGN_IN).toBe('direct');
});

test('only a demo can be a sandbox, and none with real cards', () => {
  expect(readSettings({}).SANDBOX).toBe(false);
  expect(readSettings({ SANDBOX: 'on' }).SANDBOX).toBe(true);
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(readSettings({ SANDBOX: 'on', ...stripe }).SANDBOX).toBe(true);
  for (const name of Object.keys(stripe))
    expect(() => readSettings({ SANDBOX: 'on', ...stripe, [name]: '' })).toThrow(/or its own without any/);
  expect(() => readSettings({ SANDBOX: 'on', STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(/STRIPE_SECRET_KEY/);
  expect(() => readSettings({ SANDBOX: 'on', STRIPE_SECRET_KEY: 'rk_live_1' })).toThrow(/STRIPE_SECRET_KEY/);
  expect(() => readSettings({ SANDBOX: 'yes' })).toThrow(/SANDBOX/);
  const production = { MODE: 'production', SUPPLIER_SIGN_IN: 'direct' };
  expect(readSettings(production).SANDBOX).toBe(false);
  expect(() => readSettings({ ...production, SANDBOX: 'on' })).toThrow(/SANDBOX: .*MODE=demo/);
});

test('the admin of a production needs a long password', () => {
  const given = { MODE: 'production', SUPPLIER_SIGN_IN: 'direct', ADMIN_EMAIL: 'anita@example.com' };
  expect(() => readSettings({ ...given, ADMIN_PASSWORD: 'eleven char' })).toThrow(
    /ADMIN_PASSWORD: .*at least 12 characters/,
  );
  expect(readSettings({ ...given, ADMIN_PASSWORD: 'twelve chars' }).ADMIN_PASSWORD).toBe('twelve chars');
  expect(readSettings({ ADMIN_PASSWORD: 'eleven char' }).ADMIN_PASSWORD).toBe('eleven char');
});

test('production requires a second factor of staff, unless the operator only offers it', () => {
  const production = { MODE: 'production', ...keys, SMTP_URL: 'smtp://mail' };
  expect(readSettings(production).STAFF_SECOND_FACTOR).toBe('required');
  expect(readSettings({ ...production, STAFF_SECOND_FACTOR: 'offered' }).STAFF_SECOND_FACTOR).toBe('offered');
  expect(readSettings({}).STAFF_SECOND_FACTOR).toBe('offered');
  expect(() => readSettings({ STAFF_SECOND_FACTOR: 'no' })).toThrow(/STAFF_SECOND_FACTOR/);
});

test('keys of web push come in pairs, and are keys', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(readSettings(given)).toMatchObject({
    VAPID_PUBLIC_KEY: [publicKey],
    VAPID_PRIVATE_KEY: [privateKey],
  });
  const older = webPush.generateVAPIDKeys();
  const two = {
    VAPID_PUBLIC_KEY: `${publicKey}, ${older.publicKey}`,
    VAPID_PRIVATE_KEY: `${privateKey},${older.privateKey}`,
  };
  expect(readSettings(two).VAPID_PUBLIC_KEY).toEqual([publicKey, older.publicKey]);
  expect(() => readSettings({ ...two, VAPID_PRIVATE_KEY: privateKey })).toThrow(/VAPID_PRIVATE_KEY: Both/);
  expect(() => readSettings({ ...two, VAPID_PUBLIC_KEY: publicKey })).toThrow(/VAPID_PUBLIC_KEY: Both/);
  const mixedUp = `${older.publicKey},${publicKey}`;
  expect(() => readSettings({ ...two, VAPID_PUBLIC_KEY: mixedUp })).toThrow(/VAPID_PRIVATE_KEY: .*order/);
  expect(() => readSettings({ VAPID_PUBLIC_KEY: publicKey })).toThrow(/VAPID_PRIVATE_KEY: Both keys/);
  expect(() => readSettings({ VAPID_PRIVATE_KEY: privateKey })).toThrow(/VAPID_PUBLIC_KEY: Both keys/);
  expect(() => readSettings({ ...given, VAPID_PRIVATE_KEY: 'short' })).toThrow(/A key of web push/);
});

test.each(['short', randomBytes(31).toString('base64'), `${key},x`])('%s is no key', EIN_KEY => {
  expect(() => readSettings({ ...keys, EIN_KEY })).toThrow(/EIN_KEY: A key is 32 bytes/);
});

test('several keys of each kind are those of a rotation', async () => {
  const older = randomBytes(32).toString('base64');
  const { EIN_KEY, EIN_LOOKUP_KEY } = readSettings({
    EIN_KEY: `${key},${older}`,
    EIN_LOOKUP_KEY: `${key}, ${older}`,
  });
  expect(EIN_KEY).toHaveLength(2);
  const vault = await openVault({ EIN_KEY, EIN_LOOKUP_KEY, DATA_DIR: '' });
  expect(vault.fingerprints('ein', 'x')).toHaveLength(2);
});

test('without keys a pair is generated once, readable by the owner only', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'tiffin-keys-'));
  const [first, second] = await Promise.all([openVault({ DATA_DIR }), openVault({ DATA_DIR })]);
  expect(second.open(first.seal('12-3456789', 'asha'), 'asha')).toBe('12-3456789');
  expect(second.fingerprint('ein', 'x')).toBe(first.fingerprint('ein', 'x'));
  expect((await stat(join(DATA_DIR, 'keys.json'))).mode & 0o777).toBe(0o600);
  await rm(DATA_DIR, { recursive: true });
});

test('the fast path is on, off, or some of its pieces', () => {
  expect(readSettings({}).FAST_PATH).toEqual(new Set(['responses', 'operations', 'connections', 'pages']));
  expect(readSettings({ FAST_PATH: 'off' }).FAST_PATH).toEqual(new Set());
  expect(readSettings({ FAST_PATH: 'connections, pages' }).FAST_PATH).toEqual(
    new Set(['connections', 'pages']),
  );
  expect(() => readSettings({ FAST_PATH: 'quick' })).toThrow(/FAST_PATH: Use on, off, or some of responses,/);
  expect(() => readSettings({ FAST_PATH: 'responses' })).toThrow(/FAST_PATH: responses needs operations/);
});

test.each([
  'redis://:word@redis.example:6379/2',
  'rediss://redis.example',
  'redis+sentinel://one.example,two.example:26380/meals',
  'redis+sentinel://user:p%25ss@one.example/meals?sentinelPassword=w%20rd',
  'rediss+sentinel://one.example/meals',
  'redis+cluster://one.example,two.example:6380',
  'rediss+cluster://user:p%25ss@one.example',
  'redis+sentinel://[::1]:26379,[2001:db8::2]/meals',
  'redis+cluster://user:p%25ss@[::1],one.example:6380',
])('%s leads to a Redis', REDIS_URL => {
  expect(readSettings({ REDIS_URL }).REDIS_URL).toBe(REDIS_URL);
});

test.each([
  'redis.example:6379',
  'http://redis.example',
  'redis+sentinel://one.example',
  'redis+sentinel://one.example:70000/meals',
  'redis+sentinel://one.example,,two.example/meals',
  'redis+sentinel://user:p%ss@one.example/meals',
  'redis+cluster://one.example/meals',
  'redis+cluster://one.example:70000',
  'redis+cluster://one.example:0',
  'redis+cluster://::1:6379',
  'redis+cluster://[::1]6379',
  'redis+cluster://[1::2::3]:6379',
  'redis+cluster://[one.example]:6379',
  'redis:6379',
  'redis://:p%ss@redis.example',
  'REDISS://redis.example',
  'redis+clusters://one.example',
])('%s is named as no address of a Redis', REDIS_URL => {
  expect(() => readSettings({ REDIS_URL })).toThrow(/REDIS_URL: redis:/);
});

test.each(['a space', 'x'.repeat(65), 'ü'])('%j begins no names in Redis', REDIS_PREFIX => {
  expect(() => readSettings({ REDIS_PREFIX })).toThrow(/REDIS_PREFIX: At most 64/);
});

test('traces and reports of errors are off by default, and their variables are the standard ones', () => {
  const byDefault = readSettings({});
  expect(byDefault.OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
  expect(byDefault.OTEL_TRACES_SAMPLER).toBe('parentbased_always_on');
  expect(byDefault.SENTRY_DSN).toBeUndefined();
  const refused = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    OTEL_EXPORTER_OTLP_HEADERS: 'Bearer key',
    OTEL_RESOURCE_ATTRIBUTES: 'staging',
    OTEL_TRACES_SAMPLER: 'often',
    OTEL_TRACES_SAMPLER_ARG: '2',
    SENTRY_DSN: 'https://errors.example/7',
    SENTRY_ENVIRONMENT: 'our staging',
    SENTRY_RELEASE: 'v 1',
  };
  for (const [name, value] of Object.entries(refused))
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}: `));
  expect(
    readSettings({
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, x-team=tiffin',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.01',
      SENTRY_DSN: 'https://0123@errors.example/7',
    }),
  ).toMatchObject({ OTEL_TRACES_SAMPLER_ARG: 0.01 });
});
