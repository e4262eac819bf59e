import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Log } from '../../../core/logging/log.ts';
import type { SparingLog } from '../../../core/logging/sparing-log.ts';
import type { OpenSession } from '../../../domains/identity/sessions/read-session.ts';
import { closeSocket, reasons } from './closing.ts';
import type { Line } from './run-in-order.ts';
import { type Holder, SocketRooms } from './socket-rooms.ts';

const seconds = 1000;
const pingEvery = 25 * seconds;

interface Open {
  isAlive: boolean;
  source: string;
  /** Absent until connection_init. */
  holder?: Holder;
  session: OpenSession | null;
}

interface Parts {
  /** Returns which of these sessions and API tokens are not over. */
  stillOpen(ids: string[]): Promise<Set<string>>;
  clock(): Date;
  log: Log;
}

/** Open sockets: pinged one by one, closed when their session ends, and counted by holder. */
export class OpenSockets {
  readonly #sockets = new Map<WebSocket, Open>();
  readonly #rooms: SocketRooms;
  readonly #timer = setInterval(() => void this.#sweep(), pingEvery).unref();

  constructor(
    private readonly parts: Parts,
    refusals: SparingLog,
  ) {
    this.#rooms = new SocketRooms(refusals);
  }

  /**
   * Admits a connection before it is upgraded. It counts until it is closed, also while a refused socket is being
   * closed.
   */
  connect(connection: Duplex, source: string): boolean {
    if (!this.#rooms.connect(connection, source)) return false;
    connection.once('close', () => this.#rooms.disconnect(connection, source));
    return true;
  }

  /** Admits a socket of which only the source is known; closes it when there is no room. */
  add(socket: WebSocket, source: string): void {
    this.#sockets.set(socket, { isAlive: true, source, session: null });
    socket.on('pong', () => {
      const known = this.#sockets.get(socket);
      if (known) known.isAlive = true;
    });
    if (!this.#rooms.open(socket, source)) closeSocket(socket, reasons.tryAgainLater);
  }

  /** Records whose socket it is after connection_init; closes it when there is no room. */
  greeted(socket: WebSocket, session: OpenSession | null): void {
    const open = this.#sockets.get(socket);
    if (!open) return;
    open.session = session;
    open.holder = session ? { person: holderOf(session) } : { source: open.source };
    if (!this.#rooms.greet(socket, open.source, open.holder)) closeSocket(socket, reasons.tryAgainLater);
  }

  /**
   * Counts a subscription for the holder of the socket; returns a release function, or undefined beyond the
   * limit.
   */
  countLine(socket: WebSocket, line: Line): (() => void) | undefined {
    const holder = this.#sockets.get(socket)?.holder;
    if (!holder || !this.#rooms.listen(line, holder)) return undefined;
    return () => this.#rooms.stopListening(line, holder);
  }

  remove(socket: WebSocket): void {
    const open = this.#sockets.get(socket);
    if (!open) return;
    this.#sockets.delete(socket);
    this.#rooms.leave(socket, open.source, open.holder);
  }

  endSession(sessionId: string): void {
    for (const [socket, { session }] of this.#sockets) {
      if (session?.sessionId === sessionId) closeSocket(socket, reasons.sessionEnded);
    }
  }

  /** Makes every client reconnect, and so query what it may have missed. */
  restart(): void {
    for (const socket of this.#sockets.keys()) closeSocket(socket, reasons.restart);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #sweep(): Promise<void> {
    for (const [socket, known] of this.#sockets) {
      if (!known.isAlive) socket.terminate();
      known.isAlive = false;
      socket.ping();
    }
    try {
      await this.#endOldSessions();
    } catch (error) {
      this.parts.log.error({ err: error }, 'checking the sessions of open sockets failed');
    }
  }

  /** A session or a secret can also expire, which sends no signal. */
  async #endOldSessions(): Promise<void> {
    const now = this.parts.clock();
    for (const [socket, { session }] of this.#sockets) {
      if (session && session.expiresAt <= now) closeSocket(socket, reasons.sessionEnded);
    }
    const held = new Set([...this.#sockets.values()].flatMap(({ session }) => session?.sessionId ?? []));
    if (held.size === 0) return;
    const open = await this.parts.stillOpen([...held]);
    for (const id of held) if (!open.has(id)) this.endSession(id);
  }
}

/** Programs of a person are counted apart, so that they never shut out the person's own screens. */
const holderOf = ({ userId, viewedBy, scopes }: OpenSession): string =>
  scopes ? `programs of ${userId}` : (viewedBy?.staffId ?? userId);
