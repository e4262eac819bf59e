import { deviceName } from './device-name.ts';

const keyBytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

/** Whether this browser supports push notifications and has not been asked yet. */
export const mayBeAsked = () => canSubscribe() && Notification.permission === 'default';

export const canSubscribe = () =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;

/** Whether alerts may be shown without asking. */
export const mayShowAlerts = () => canSubscribe() && Notification.permission === 'granted';

/** Asks for permission, and returns the push subscription; null if denied. */
export async function subscribeDevice(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  await subscriptionWith(key, pushManager);
  return subscribe(pushManager, key);
}

type Device = Awaited<ReturnType<typeof subscribe>>;

/**
 * Subscribes again where the push subscription of this browser is not the one that the server knows, or has another key, and
 * stores it by `store`. Of several tabs one acts at a time, as each would end what another has begun.
 */
export const renewSubscription = (
  key: string,
  knownDigest: string | null,
  store: (device: Device) => Promise<unknown>,
) =>
  navigator.locks.request('push-device', async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await subscriptionWith(key, pushManager);
    if (subscription && (await digestOf(subscription.endpoint)) === knownDigest) return;
    await store(await subscribe(pushManager, key));
  });

/** As the server makes it. */
async function digestOf(endpoint: string) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function subscribe(pushManager: PushManager, key: string) {
  const device = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  const { endpoint, keys } = device.toJSON();
  return {
    endpoint: endpoint!,
    p256dh: keys!.p256dh!,
    auth: keys!.auth!,
    name: deviceName(navigator.userAgent),
    serverKey: key,
  };
}

/**
 * The subscription with this key, if there is one. One with an older key of the server is ended: the browser would refuse to
 * subscribe beside it.
 */
async function subscriptionWith(key: string, pushManager: PushManager) {
  const subscription = await pushManager.getSubscription();
  const own = new Uint8Array(subscription?.options.applicationServerKey ?? []);
  if (own.join() === keyBytes(key).join()) return subscription;
  await subscription?.unsubscribe();
  return null;
}

/** Ends the browser's push subscription as well. */
export async function unsubscribeDevice() {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
