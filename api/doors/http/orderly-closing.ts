import { Server, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Turns of the event loop to read what has arrived on a connection. */
const turnsToRead = 4;

/** A turn accepts one connection. More may be waiting, and may arrive, than a busy server ever reaches. */
const listeningMilliseconds = 1000;

/**
 * A connection that arrives while a turn works is accepted in the next one, or reset if the server closes before. A turn
 * without work takes some microseconds; a busy server may have none.
 */
const quietMilliseconds = 0.1;

/** How often to check for connections that became idle or closed during shutdown. */
const sweepMilliseconds = 50;

/**
 * Ends the connections of a stopping server. Requests received by then are answered. A proxy may be sending its next
 * request on an open connection just now, and may not repeat it elsewhere: so these stay open for a while, and the first
 * answer on each closes it. New connections are refused immediately: a client that is refused has sent nothing, and goes
 * to another server.
 */
export class OrderlyClosing {
  readonly #server: FastifyInstance['server'];
  readonly #open = new Set<Socket>();
  #accepted = 0;
  #hasBegun = false;

  constructor(app: FastifyInstance) {
    this.#server = app.server;
    this.#server.on('connection', socket => {
      this.#accepted++;
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
    app.addHook('onSend', (_request, reply, payload, go) => {
      if (this.#hasBegun) reply.header('connection', 'close');
      go(null, payload);
    });
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Accepts the connections that have arrived, for at most a second, and then no more. */
  async stopListening(): Promise<void> {
    this.#hasBegun = true;
    this.#server.maxRequestsPerSocket = 1;
    const ends = performance.now() + listeningMilliseconds;
    for (let quiet = 0; quiet < turnsToRead && performance.now() < ends; ) {
      const isQuiet = await this.#nextTurnIsQuiet();
      quiet = isQuiet ? quiet + 1 : 0;
    }
    // Node's HTTP server would close idle connections with it.
    Server.prototype.close.call(this.#server);
  }

  async #nextTurnIsQuiet(): Promise<boolean> {
    const [accepted, began] = [this.#accepted, performance.now()];
    await turnOfTheLoop();
    return this.#accepted === accepted && performance.now() - began < quietMilliseconds;
  }

  /**
   * Answers on open connections for at most this long. Then those without a request are closed as they become idle: Node
   * would wait for those that were busy at the start of the shutdown, and for unused ones that browsers open ahead.
   */
  async drain(milliseconds: number): Promise<void> {
    const ends = performance.now() + milliseconds;
    while (this.#open.size > 0 && performance.now() < ends) await pause(sweepMilliseconds);
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy();
    const sweep = setInterval(() => this.#server.closeIdleConnections(), sweepMilliseconds).unref();
    this.#server.once('close', () => clearInterval(sweep));
  }
}
