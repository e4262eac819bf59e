import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that listens for webhooks on this machine. */
export class WebhookReceiver {
  /** What it accepted, in this order. */
  readonly accepted: ReceivedWebhook[] = [];
  /** What it refused. */
  readonly refused: ReceivedWebhook[] = [];
  /** Status of its next answers. */
  status = 200;
  /** More headers of its answers. */
  headers: Record<string, string> = {};
  /** What it says when it accepts. */
  answer = '';
  /** Whether it answers at all. */
  isSilent = false;
  readonly #server = createServer(async (request, response) => {
    const received = { headers: request.headers, body: await text(request) };
    const isAccepted = this.status >= 200 && this.status < 300 && !this.isSilent;
    (isAccepted ? this.accepted : this.refused).push(received);
    if (!this.isSilent)
      response.writeHead(this.status, this.headers).end(isAccepted ? this.answer : 'Out to lunch.');
  });

  static async open(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/tiffin`;
  }

  /** The types of the events that it accepted, in order. */
  get types(): string[] {
    return this.accepted.map(({ body }) => JSON.parse(body).type);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
