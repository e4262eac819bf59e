/** A browser that receives push messages, as it described itself. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Sends push messages to devices. */
export interface PushSender {
  readonly publicKey: string;
  /** Answers false when the device is gone for good. */
  send(device: Device, payload: string): Promise<boolean>;
}
