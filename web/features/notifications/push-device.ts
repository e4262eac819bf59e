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

/** A new push subscription if the browser has lost its own, or has one with another key; null if all is well. */
export async function renewDevice(key: string) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (subscription && isOfKey(subscription, key)) return null;
  await subscription?.unsubscribe();
  return subscribe(pushManager, key);
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
