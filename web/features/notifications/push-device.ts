const keyBytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

/** Whether this browser could show something while nobody looks at the page, and was not asked before. */
export const mayBeAsked = () =>
  'Notification' in window &&
  'PushManager' in window &&
  'serviceWorker' in navigator &&
  Notification.permission === 'default';

/** Asks the person, and on a yes answers how this device is reached; null on a no. */
export async function subscribeDevice(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  const applicationServerKey = keyBytes(key);
  const device = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = device.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}
