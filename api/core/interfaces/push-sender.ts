/** A browser that receives push messages, as it described itself. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Public key of ours that it subscribed with; null when it is not known. */
  serverKey: string | null;
}

/**
 * `gone`: the subscription no longer exists. `malformed`: no message can be encrypted for its keys.
 * `unreachable`: it belongs to a key that we no longer have.
 */
export type PushOutcome = 'sent' | 'gone' | 'malformed' | 'unreachable';

/** Sends push messages to devices. */
export interface PushSender {
  /** For new devices. */
  readonly publicKey: string;
  send(device: Device, payload: string): Promise<PushOutcome>;
}
