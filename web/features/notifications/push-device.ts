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
  await endSubscriptionOfOldKey(pushManager, key);
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
    const subscription = await pushManager.getSubscription();
    const isCurrent = subscription !== null && isOfKey(subscription, key);
    if (isCurrent && (await digestOf(subscription.endpoint)) === knownDigest) return;
    if (!isCurrent) await subscription?.unsubscribe();
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

/** After the keys of the server were changed, a browser refuses to subscribe beside its subscription with the old one. */
async function endSubscriptionOfOldKey(pushManager: PushManager, key: string) {
  const subscription = await pushManager.getSubscription();
  if (subscription && !isOfKey(subscription, key)) await subscription.unsubscribe();
}

const isOfKey = ({ options }: PushSubscription, key: string) =>
  new Uint8Array(options.applicationServerKey ?? []).join() === keyBytes(key).join();

/** Ends the browser's push subscription as well. */
export async function unsubscribeDevice() {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
