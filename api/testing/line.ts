import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a database server that can be cut, frozen and mended. */
export class Line {
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #isFrozen = false;
  readonly #server: Server;

  constructor(private readonly database: string) {
    const { hostname, port } = new URL(database);
    this.#server = createServer(near => {
      if (this.#isCut) return void near.destroy();
      if (this.#isFrozen) return void this.#sockets.add(near.on('error', () => undefined));
      const far = connect(Number(port || 5432), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.pipe(other);
        one.on('error', () => undefined);
        one.on('close', () => other.destroy());
      }
    });
  }

  /** The address of the same database at this end of the line. */
  async open(): Promise<string> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    const url = new URL(this.database);
    url.hostname = '127.0.0.1';
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  mend(): void {
    this.#isCut = false;
    this.#isFrozen = false;
  }

  /** As a server that froze: takes every connection, and answers on none. */
  freeze(): void {
    this.#isFrozen = true;
    void this.hold();
  }

  /** Lets nothing through from now on, without saying so. Answers once something is held back. */
  hold(): Promise<void> {
    return new Promise(held => {
      for (const socket of this.#sockets) socket.unpipe().once('readable', () => held());
    });
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
