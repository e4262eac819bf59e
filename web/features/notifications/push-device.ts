import { deviceName } from './device-name.ts';

const keyBytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

/** Whether this browser supports push notifications and has not been asked yet. */
export const mayBeAsked = () => canSubscribe() && Notification.permission === 'default';

export const canSubscribe = () =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;

/** Asks the person, and on a yes answers how this device is reached; null on a no. */
export async function subscribeDevice(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  const applicationServerKey = keyBytes(key);
  const device = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = device.toJSON();
  return {
    endpoint: endpoint!,
    p256dh: keys!.p256dh!,
    auth: keys!.auth!,
    name: deviceName(navigator.userAgent),
  };
}

/** Lets the browser forget the push service's address as well. */
export async function unsubscribeDevice() {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
