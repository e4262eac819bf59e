import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush, { type VapidKeys, WebPushError } from 'web-push';
import type { Device, PushSender } from '../notifications/push/send-pushes.ts';

interface Where {
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  DATA_DIR: string;
  contact: string;
}

/** What the browser's push service says of a device that does not exist any more. */
const goneForGood = new Set([404, 410]);

/** Web push with keys of our own (VAPID): as set, or made once and kept in the data folder. */
export class WebPushSender implements PushSender {
  private constructor(
    private readonly keys: VapidKeys,
    private readonly contact: string,
  ) {}

  static async open({
    VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY,
    DATA_DIR,
    contact,
  }: Where): Promise<WebPushSender> {
    const set =
      VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
        ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
        : undefined;
    return new WebPushSender(set ?? (await keptKeys(DATA_DIR)), contact);
  }

  get publicKey(): string {
    return this.keys.publicKey;
  }

  async send({ endpoint, p256dh, auth }: Device, payload: string): Promise<boolean> {
    const vapidDetails = { subject: this.contact, ...this.keys };
    try {
      const device = { endpoint, keys: { p256dh, auth } };
      await webPush.sendNotification(device, payload, { vapidDetails, TTL: 3600, timeout: 5000 });
      return true;
    } catch (error) {
      if (error instanceof WebPushError && goneForGood.has(error.statusCode)) return false;
      throw error;
    }
  }
}

const keptKeys = async (folder: string): Promise<VapidKeys> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'push-keys.json');
  try {
    await writeFile(file, JSON.stringify(webPush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return JSON.parse(await readFile(file, 'utf8'));
};
