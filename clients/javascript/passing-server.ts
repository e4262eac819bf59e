import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Answer = (response: ServerResponse) => void;

/** Answers with a status, and lets the program send again immediately. */
export const refusal =
  (status: number, body = ''): Answer =>
  response =>
    void response.writeHead(status, { 'retry-after': '0' }).end(body);

/** Begins a body and never ends it. */
export const unending: Answer = response => void response.writeHead(200).write('{');

/** A proxy before the marketplace, which answers some requests itself. */
export class PassingServer {
  /** Requests that it received. */
  received = 0;
  /** What becomes of the next requests: its own answers, or passed on with an answer that is lost. */
  readonly next: (Answer | 'lost')[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  private constructor(private readonly origin: string) {}

  static async open(origin: string): Promise<PassingServer> {
    const proxy = new PassingServer(origin);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.received++;
    const next = this.next.shift();
    if (next && next !== 'lost') return next(response);
    const { authorization = '' } = request.headers;
    const passed = await fetch(new URL(request.url ?? '/', this.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: await text(request),
    });
    const body = await passed.text();
    if (next === 'lost') return refusal(503)(response);
    response.writeHead(passed.status, { 'content-type': 'application/json' }).end(body);
  }
}
