import { createHash } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceOfSessionDocument, MeDocument, RenewPushDeviceDocument } from '../../generated/graphql.ts';
import { answers } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useRenewedDevice } from './use-renewed-device.ts';

const serverKey = 'BNewKeyOfTheServer';
const bytesOf = (key: string) => Uint8Array.from(Buffer.from(key, 'base64url')).buffer;

const Bell = () => {
  useRenewedDevice();
  return null;
};

const addressOf = (name: string) => `https://fcm.googleapis.com/${name}`;
const digestOf = (name: string) => createHash('sha256').update(addressOf(name)).digest('base64url');

/** The push service of a browser, in which alerts may be shown. */
const pushManager = {
  subscription: null as ReturnType<typeof subscriptionOf> | null,
  getSubscription: vi.fn(async () => pushManager.subscription),
  subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    if (pushManager.subscription && !isOf(pushManager.subscription, applicationServerKey))
      throw new DOMException('Unsubscribe first.', 'InvalidStateError');
    pushManager.subscription ??= subscriptionOf('new', applicationServerKey.buffer as ArrayBuffer);
    return pushManager.subscription;
  }),
};
const subscriptionOf = (name: string, applicationServerKey: ArrayBuffer) => ({
  endpoint: addressOf(name),
  options: { applicationServerKey },
  toJSON: () => ({ endpoint: addressOf(name), keys: { p256dh: 'BPk', auth: 'c2VjcmV0' } }),
  unsubscribe: () => {
    pushManager.subscription = null;
  },
});
const isOf = ({ options }: ReturnType<typeof subscriptionOf>, key: Uint8Array) =>
  new Uint8Array(options.applicationServerKey).join() === key.join();

const aDevice = (name: string, isThisSession: boolean, isReachable: boolean) => ({
  __typename: 'PushDevice' as const,
  id: 'phone',
  isThisSession,
  endpointDigest: digestOf(name),
  isReachable,
});

/** Opens the site where alerts are on, in this session or only in another. */
const open = ({ knownAs = 'old', isHere = true, isReachable = true } = {}) => {
  const known = answers(DeviceOfSessionDocument, {
    pushKey: serverKey,
    pushDevices: [aDevice(knownAs, isHere, isReachable)],
  });
  const renewed = answers(RenewPushDeviceDocument, {
    renewPushDevice: {
      __typename: 'PushDevice',
      id: 'phone',
      endpointDigest: digestOf('new'),
      isReachable: true,
    },
  });
  const { leave } = renderScreen(<Bell />, [answers(MeDocument, { me: null }), known, renewed]);
  return { known: known.asked, renewed: renewed.asked, leave };
};

beforeEach(() => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('PushManager', class {});
  const serviceWorker = { ready: Promise.resolve({ pushManager }) };
  const locks = { request: (_name: string, act: () => unknown) => act() };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  pushManager.subscription = null;
  vi.clearAllMocks();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'locks');
});

it('subscribes again after the server changed its key', async () => {
  pushManager.subscription = subscriptionOf('old', bytesOf('BOldKeyOfTheServer'));
  const { renewed } = open();
  await waitFor(() => expect(renewed).toHaveBeenCalledTimes(1));
  expect(renewed.mock.calls[0]![0]).toMatchObject({
    id: 'phone',
    input: { endpoint: addressOf('new'), serverKey },
  });
  // Its answer is looked at once more.
  await waitFor(() => expect(pushManager.getSubscription).toHaveBeenCalledTimes(2));
  expect(renewed).toHaveBeenCalledTimes(1);
});

it('subscribes again when the browser lost its subscription', async () => {
  const { renewed } = open();
  await waitFor(() => expect(renewed).toHaveBeenCalledTimes(1));
});

it('tells the server of a subscription whose renewal was cut off', async () => {
  pushManager.subscription = subscriptionOf('new', bytesOf(serverKey));
  const { renewed } = open({ knownAs: 'old' });
  await waitFor(() => expect(renewed).toHaveBeenCalledTimes(1));
  expect(renewed.mock.calls[0]![0].input.endpoint).toBe(addressOf('new'));
});

it('leaves a subscription that the server knows, with the key of now, as it is', async () => {
  pushManager.subscription = subscriptionOf('old', bytesOf(serverKey));
  const { renewed } = open();
  await waitFor(() => expect(pushManager.getSubscription).toHaveBeenCalled());
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(renewed).not.toHaveBeenCalled();
});

it('comes back to a device that its push service no longer knew', async () => {
  pushManager.subscription = subscriptionOf('new', bytesOf(serverKey));
  const { renewed } = open({ knownAs: 'new', isReachable: false });
  await waitFor(() => expect(renewed).toHaveBeenCalledTimes(1));
});

it('turns nothing on for a person who has alerts in another browser only', async () => {
  const { known } = open({ isHere: false });
  await waitFor(() => expect(known).toHaveBeenCalled());
  expect(pushManager.getSubscription).not.toHaveBeenCalled();
});

it('asks the server for nothing where alerts may not be shown', () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  const { known } = open();
  expect(known).not.toHaveBeenCalled();
});
