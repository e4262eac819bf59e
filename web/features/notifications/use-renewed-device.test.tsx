import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddPushDeviceDocument, DeviceOfSessionDocument, MeDocument } from '../../generated/graphql.ts';
import { answers } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useRenewedDevice } from './use-renewed-device.ts';

const serverKey = 'BNewKeyOfTheServer';
const bytesOf = (key: string) => Uint8Array.from(Buffer.from(key, 'base64url')).buffer;

const Bell = () => {
  useRenewedDevice();
  return null;
};

/** The push service of a browser, in which alerts may be shown. */
const pushManager = {
  subscription: null as { options: { applicationServerKey: ArrayBuffer }; unsubscribe: () => void } | null,
  getSubscription: vi.fn(async () => pushManager.subscription),
  subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    if (pushManager.subscription) throw new DOMException('Unsubscribe first.', 'InvalidStateError');
    const keys = { p256dh: 'BPk', auth: 'c2VjcmV0' };
    pushManager.subscription = subscriptionOf(applicationServerKey.buffer as ArrayBuffer);
    return { toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/new', keys }) };
  }),
};
const subscriptionOf = (applicationServerKey: ArrayBuffer) => ({
  options: { applicationServerKey },
  unsubscribe: () => {
    pushManager.subscription = null;
  },
});

const aDevice = (isThisSession: boolean) => ({
  __typename: 'PushDevice' as const,
  id: 'phone',
  isThisSession,
});

/** Opens the site where alerts are on, in this session or only in another. */
const open = (isOnHere: boolean) => {
  const known = answers(DeviceOfSessionDocument, { pushKey: serverKey, pushDevices: [aDevice(isOnHere)] });
  const added = answers(AddPushDeviceDocument, {
    addPushDevice: { __typename: 'PushDevice', id: 'renewed' },
  });
  renderScreen(<Bell />, [answers(MeDocument, { me: null }), known, added]);
  return { known: known.asked, added: added.asked };
};

beforeEach(() => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('PushManager', class {});
  const serviceWorker = { ready: Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  pushManager.subscription = null;
  vi.clearAllMocks();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('subscribes again after the server changed its key, and then no more', async () => {
  pushManager.subscription = subscriptionOf(bytesOf('BOldKeyOfTheServer'));
  const { known, added } = open(true);
  await waitFor(() => expect(added).toHaveBeenCalledTimes(1));
  expect(added.mock.calls[0]![0].input).toMatchObject({
    endpoint: 'https://fcm.googleapis.com/new',
    serverKey,
  });
  await waitFor(() => expect(known).toHaveBeenCalledTimes(2));
  expect(added).toHaveBeenCalledTimes(1);
});

it('subscribes again when the browser lost its subscription', async () => {
  const { added } = open(true);
  await waitFor(() => expect(added).toHaveBeenCalledTimes(1));
});

it('leaves a subscription with the key of now as it is', async () => {
  pushManager.subscription = subscriptionOf(bytesOf(serverKey));
  const { added } = open(true);
  await waitFor(() => expect(pushManager.getSubscription).toHaveBeenCalled());
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(added).not.toHaveBeenCalled();
});

it('turns nothing on for a person who has alerts in another browser only', async () => {
  const { known } = open(false);
  await waitFor(() => expect(known).toHaveBeenCalled());
  expect(pushManager.getSubscription).not.toHaveBeenCalled();
});

it('asks the server for nothing where alerts may not be shown', () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  const { known } = open(true);
  expect(known).not.toHaveBeenCalled();
});
