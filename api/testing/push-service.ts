import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Device } from '../core/interfaces/push-sender.ts';

export interface ReceivedPush {
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Both ends share a secret (PSK), so that TLS needs no certificate. */
const line = { ciphers: 'PSK', maxVersion: 'TLSv1.2' as const };
const secret = { psk: randomBytes(16), identity: 'tiffin' };

/** A browser's push service, and a device that can decrypt its messages. */
export class PushService {
  readonly received: ReceivedPush[] = [];
  readonly agent = new Agent({ ...line, pskCallback: () => secret, checkServerIdentity: () => undefined });
  /** Status of the next push. */
  status = 201;
  #only: { key: string; status: number } | null = null;
  readonly #keys = createECDH('prime256v1');
  readonly #secret = randomBytes(16);
  readonly #server = createServer({ ...line, pskCallback: () => secret.psk }, async (request, response) => {
    this.received.push({ headers: request.headers, body: await buffer(request) });
    const isRefused = this.#only !== null && !request.headers.authorization?.endsWith(`k=${this.#only.key}`);
    response.writeHead(isRefused ? this.#only!.status : this.status).end();
  });

  private constructor() {
    this.#keys.generateKeys();
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  /** From now on refuses pushes that are signed with other keys than this one; null to take all. */
  refuseOthers(key: string | null, status = 403): void {
    this.#only = key === null ? null : { key, status };
  }

  get origin(): string {
    return `https://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The browser's push subscription. */
  get device(): Device {
    return {
      endpoint: `${this.origin}/send/meeras-phone`,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#secret.toString('base64url'),
      serverKey: null,
    };
  }

  /** Decrypts a message as browsers do: RFC 8291 for the keys, RFC 8188 for the encoding. */
  open({ body }: ReceivedPush): string {
    const salt = body.subarray(0, 16);
    const senderEnd = 21 + body[20]!;
    const sender = body.subarray(21, senderEnd);
    const receiver = this.#keys.getPublicKey();
    const derived = (key: Buffer, from: Buffer, about: (Buffer | string)[], length: number) =>
      Buffer.from(hkdfSync('sha256', key, from, Buffer.concat(about.map(each => Buffer.from(each))), length));
    const shared = this.#keys.computeSecret(sender);
    const input = derived(shared, this.#secret, ['WebPush: info\0', receiver, sender], 32);
    const key = derived(input, salt, ['Content-Encoding: aes128gcm\0'], 16);
    const nonce = derived(input, salt, ['Content-Encoding: nonce\0'], 12);
    const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([opener.update(body.subarray(senderEnd, -16)), opener.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  close(): Promise<void> {
    this.agent.destroy();
    return new Promise(resolve => this.#server.close(() => resolve()));
  }
}
