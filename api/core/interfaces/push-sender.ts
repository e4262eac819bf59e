/** A browser that receives push messages, as it described itself. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Sends push messages to devices. */
export interface PushSender {
  readonly publicKey: string;
  /** Returns false when the subscription no longer exists. */
  send(device: Device, payload: string): Promise<boolean>;
}
