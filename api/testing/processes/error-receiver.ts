import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedError {
  level: string;
  environment: string;
  release: string;
  transaction?: string;
  tags: Record<string, string>;
  exception: {
    values: {
      type: string;
      value: string;
      mechanism?: { handled?: boolean };
      stacktrace: { frames: { filename: string; function: string; in_app: boolean }[] };
    }[];
  };
}

/** A service that collects errors, on this machine: it takes envelopes, lines of JSON. */
export class ErrorReceiver {
  readonly envelopes: string[] = [];
  /** Whether it answers at all. */
  isSilent = false;
  readonly #server = createServer(async (request, response) => {
    this.envelopes.push(await text(request));
    if (!this.isSilent) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });

  static async open(): Promise<ErrorReceiver> {
    const receiver = new ErrorReceiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get dsn(): string {
    return `http://0123456789abcdef@127.0.0.1:${(this.#server.address() as AddressInfo).port}/7`;
  }

  /** The events of all envelopes: a header, the header of the event, the event. */
  get errors(): ReceivedError[] {
    return this.envelopes.map(envelope => JSON.parse(envelope.split('\n')[2]!));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
