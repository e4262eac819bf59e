import { deviceName } from './device-name.ts';

const keyBytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

/** Whether this browser supports push notifications and has not been asked yet. */
export const mayBeAsked = () => canSubscribe() && Notification.permission === 'default';

export const canSubscribe = () =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;

/** Asks for permission, and returns the push subscription; null if denied. */
export async function subscribeDevice(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  const applicationServerKey = keyBytes(key);
  await endSubscriptionOfOldKey(registration.pushManager, applicationServerKey);
  const device = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = device.toJSON();
  return {
    endpoint: endpoint!,
    p256dh: keys!.p256dh!,
    auth: keys!.auth!,
    name: deviceName(navigator.userAgent),
  };
}

/** After the keys of the server were changed, a browser refuses to subscribe beside its subscription with the old one. */
async function endSubscriptionOfOldKey(pushManager: PushManager, key: Uint8Array) {
  const subscription = await pushManager.getSubscription();
  const own = new Uint8Array(subscription?.options.applicationServerKey ?? []);
  if (own.join() !== key.join()) await subscription?.unsubscribe();
}

/** Ends the browser's push subscription as well. */
export async function unsubscribeDevice() {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
