import { ECDH } from 'node:crypto';
import type { Agent } from 'node:https';
import webPush, { type VapidKeys, WebPushError } from 'web-push';
import type { Device, PushOutcome, PushSender } from '../../core/interfaces/push-sender.ts';
import { persistedKeys } from '../keys/persisted-keys.ts';

interface Where {
  VAPID_PUBLIC_KEY?: string[];
  VAPID_PRIVATE_KEY?: string[];
  DATA_DIR: string;
  /** Contact address for push services. */
  contact: string;
  /** Agent for push services; direct when omitted. */
  agent?: Agent;
}

/** Statuses of a push service for a subscription that no longer exists. */
const goneForGood = new Set([404, 410]);

/** Statuses of push services for a key that is not the one of the subscription; they differ. */
const statusesOfRefusedKeys = new Set([400, 401, 403]);

/**
 * Web push with VAPID keys: from the settings, or generated once and stored in the data folder. Of several the first is for
 * new devices; the others reach those that subscribed with them.
 */
export class WebPushSender implements PushSender {
  private constructor(
    private readonly keys: readonly VapidKeys[],
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
    const set = pairsOf(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY);
    const keys = set ?? [await persistedKeys(DATA_DIR, 'push-keys.json', webPush.generateVAPIDKeys)];
    return new WebPushSender(keys, contact, agent);
  }

  get publicKey(): string {
    return this.keys[0]!.publicKey;
  }

  /** With each key, where it is not known by which the device subscribed: its push service refuses the others. */
  async send(device: Device, payload: string): Promise<PushOutcome> {
    if (!hasUsableKeys(device)) return 'malformed';
    if (device.serverKey !== null) {
      const keys = this.keys.find(({ publicKey }) => publicKey === device.serverKey);
      return keys ? this.#sendWith(keys, device, payload) : 'unreachable';
    }
    for (const keys of this.keys.slice(0, -1)) {
      try {
        return await this.#sendWith(keys, device, payload);
      } catch (error) {
        if (!isRefusedKey(error)) throw error;
      }
    }
    return this.#sendWith(this.keys.at(-1)!, device, payload);
  }

  async #sendWith(
    keys: VapidKeys,
    { endpoint, p256dh, auth }: Device,
    payload: string,
  ): Promise<PushOutcome> {
    const vapidDetails = { subject: this.contact, ...keys };
    try {
      const device = { endpoint, keys: { p256dh, auth } };
      const { agent } = this;
      await webPush.sendNotification(device, payload, { vapidDetails, TTL: 3600, timeout: 5000, agent });
      return 'sent';
    } catch (error) {
      if (error instanceof WebPushError && goneForGood.has(error.statusCode)) return 'gone';
      throw error;
    }
  }
}

/** Also that the point is on its curve, which a pattern cannot check. */
const hasUsableKeys = ({ p256dh, auth }: Device): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length >= 16;
  } catch {
    return false;
  }
};

const isRefusedKey = (error: unknown): boolean =>
  error instanceof WebPushError && statusesOfRefusedKeys.has(error.statusCode);

const pairsOf = (publicKeys?: string[], privateKeys?: string[]): VapidKeys[] | undefined => {
  if (!publicKeys || !privateKeys) return undefined;
  return publicKeys.map((publicKey, at) => ({ publicKey, privateKey: privateKeys[at]! }));
};
