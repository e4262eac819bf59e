import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A proxy to a database server that can be cut, frozen and restored. */
export class Line {
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #isFrozen = false;
  #dropped: string | undefined;
  #onDropped: () => void = () => undefined;
  readonly #server: Server;

  constructor(private readonly database: string) {
    const { hostname, port } = new URL(database);
    this.#server = createServer(near => {
      if (this.#isCut) return void near.destroy();
      if (this.#isFrozen) return void this.#sockets.add(near.on('error', () => undefined));
      const far = connect(Number(port || 5432), hostname);
      near.pipe(this.#filter()).pipe(far);
      far.pipe(near);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => undefined);
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      }
    });
  }

  /** Whether no connection is open. */
  get isIdle(): boolean {
    return this.#sockets.size === 0;
  }

  /** URL of the same database through the proxy. */
  async open(): Promise<string> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    const url = new URL(this.database);
    url.hostname = '127.0.0.1';
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  cut(): void {
    this.#isCut = true;
    this.disconnect();
  }

  /** Ends the connections that are open. New ones work. */
  disconnect(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  mend(): void {
    this.#isCut = false;
    this.#isFrozen = false;
    this.#dropped = undefined;
  }

  /** Acts like a frozen server: accepts every connection, and responds on none. */
  freeze(): void {
    this.freezeNew();
    void this.hold();
  }

  /** The same for connections that are opened from now on. */
  freezeNew(): void {
    this.#isFrozen = true;
  }

  /** Silently drops everything from now on. Resolves once something was dropped. */
  hold(): Promise<void> {
    return new Promise(held => {
      for (const socket of this.#sockets) socket.unpipe().once('readable', () => held());
    });
  }

  /** Silently drops what contains a text, until mended. Resolves once something was dropped. */
  drop(text: string): Promise<void> {
    this.#dropped = text;
    return new Promise(resolve => {
      this.#onDropped = resolve;
    });
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #filter(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _, pass) => {
        if (this.#dropped === undefined || !chunk.includes(this.#dropped)) return pass(null, chunk);
        this.#onDropped();
        pass();
      },
    });
  }
}
