import type { Agent } from 'node:https';
import webPush, { type VapidKeys, WebPushError } from 'web-push';
import type { Device, PushSender } from '../../core/interfaces/push-sender.ts';
import { persistedKeys } from '../keys/persisted-keys.ts';

interface Where {
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  DATA_DIR: string;
  /** Contact address for push services. */
  contact: string;
  /** Agent for push services; direct when omitted. */
  agent?: Agent;
}

/** Statuses of a push service for a subscription that no longer exists. */
const goneForGood = new Set([404, 410]);

/** Web push with VAPID keys: from the settings, or generated once and stored in the data folder. */
export class WebPushSender implements PushSender {
  private constructor(
    private readonly keys: VapidKeys,
    private readonly contact: string,
    private readonly agent?: Agent,
  ) {}

  static async open({
    VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY,
    DATA_DIR,
    contact,
    agent,
  }: Where): Promise<WebPushSender> {
    const set =
      VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY
        ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
        : undefined;
    const keys = set ?? (await persistedKeys(DATA_DIR, 'push-keys.json', webPush.generateVAPIDKeys));
    return new WebPushSender(keys, contact, agent);
  }

  get publicKey(): string {
    return this.keys.publicKey;
  }

  async send({ endpoint, p256dh, auth }: Device, payload: string): Promise<boolean> {
    const vapidDetails = { subject: this.contact, ...this.keys };
    try {
      const device = { endpoint, keys: { p256dh, auth } };
      const { agent } = this;
      await webPush.sendNotification(device, payload, { vapidDetails, TTL: 3600, timeout: 5000, agent });
      return true;
    } catch (error) {
      if (error instanceof WebPushError && goneForGood.has(error.statusCode)) return false;
      throw error;
    }
  }
}
