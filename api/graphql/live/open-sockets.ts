import type { WebSocket } from 'ws';
import type { Log } from '../../core/log.ts';
import type { SessionFacts } from '../../core/viewer.ts';

const seconds = 1000;
const pingEvery = 25 * seconds;

/** How many sockets one person may hold: a few windows on a few devices. */
export const socketsOfUser = 5;

/** The protocol's own code for one who may not go on. */
const sessionEnded = { code: 4403, reason: 'The session has ended' };

/** Every open socket: pinged in turn, and closed when its session ends. */
export class OpenSockets {
  readonly #sockets = new Map<WebSocket, { isAlive: boolean; session: SessionFacts | null }>();
  readonly #ofUser = new Map<string, Set<WebSocket>>();
  readonly #timer = setInterval(() => void this.#sweep(), pingEvery).unref();

  /** `stillOpen` answers which of these sessions are not over. */
  constructor(
    private readonly stillOpen: (sessionIds: string[]) => Promise<Set<string>>,
    private readonly log: Log,
  ) {}

  add(socket: WebSocket): void {
    this.#sockets.set(socket, { isAlive: true, session: null });
    socket.on('pong', () => {
      const known = this.#sockets.get(socket);
      if (known) known.isAlive = true;
    });
  }

  /** Notes whose socket it is; false when that person holds as many as they may. */
  claim(socket: WebSocket, session: SessionFacts): boolean {
    const own = this.#ofUser.get(session.userId) ?? new Set();
    if (own.size >= socketsOfUser) return false;
    this.#ofUser.set(session.userId, own.add(socket));
    this.#sockets.set(socket, { isAlive: true, session });
    return true;
  }

  remove(socket: WebSocket): void {
    const userId = this.#sockets.get(socket)?.session?.userId;
    this.#sockets.delete(socket);
    if (!userId) return;
    const own = this.#ofUser.get(userId);
    own?.delete(socket);
    if (own?.size === 0) this.#ofUser.delete(userId);
  }

  endSession(sessionId: string): void {
    for (const [socket, { session }] of this.#sockets) {
      if (session?.sessionId === sessionId) socket.close(sessionEnded.code, sessionEnded.reason);
    }
  }

  /** Asks every client to come back, and so to ask for what it may have missed. */
  restart(): void {
    for (const socket of this.#sockets.keys()) socket.close(1012, 'Please come back');
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
      this.log.error({ err: error }, 'sessions of open sockets could not be checked');
    }
  }

  /** A session also ends by growing old, which nobody announces. */
  async #endOldSessions(): Promise<void> {
    const held = new Set([...this.#sockets.values()].flatMap(({ session }) => session?.sessionId ?? []));
    if (held.size === 0) return;
    const open = await this.stillOpen([...held]);
    for (const id of held) if (!open.has(id)) this.endSession(id);
  }
}
