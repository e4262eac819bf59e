import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { SparingLog } from '../../../core/logging/sparing-log.ts';
import { closeSocket, reasons } from './closing.ts';
import { Places } from './places.ts';
import type { Line } from './run-in-order.ts';

/** The holder of a socket: a signed-in person, or the network source of a stranger. */
export type Holder = { person: string } | { source: string };

/** Maximum number of sockets and subscriptions, in total and per holder (decision 52). */
export const socketLimits = {
  /** Every connection, also those whose socket was refused and whose client has not closed it yet. */
  connections: { inAll: 10_000, each: 4000 },
  greeting: { inAll: 1000, each: 500 },
  strangers: { sockets: { inAll: 4000, each: 2500 }, lines: { inAll: 8000, each: 2500 } },
  people: { sockets: { inAll: 4000, each: 20 }, lines: { inAll: 8000, each: 200 } },
};

/**
 * Who may have a socket. Strangers and signed-in people have separate rooms, so that however many strangers
 * come, no signed-in person is locked out. connection_init shows which of the two a client is; until then its
 * socket is in a third room. Refused clients reconnect later.
 */
export class SocketRooms {
  readonly #connections: Places<Duplex>;
  readonly #greeting: Places<WebSocket>;
  readonly #strangers: Room;
  readonly #people: Room;

  constructor(private readonly refusals: SparingLog) {
    const makeRoom = (socket: WebSocket) => {
      refusals.warn({}, 'socket closed with 1013: all places are taken, and its holder has the most');
      closeSocket(socket, reasons.tryAgainLater);
    };
    const cut = (line: Line) => {
      refusals.warn(
        {},
        'socket closed with 1013: too many subscriptions in all, and its holder has the most',
      );
      line.cut();
    };
    const roomOf = ({ sockets, lines }: typeof socketLimits.people): Room => ({
      sockets: new Places(sockets, makeRoom),
      lines: new Places(lines, cut),
    });
    this.#connections = new Places(socketLimits.connections, connection => {
      refusals.warn({}, 'connection ended: too many in all, and its source has the most');
      connection.destroy();
    });
    this.#greeting = new Places(socketLimits.greeting, makeRoom);
    this.#strangers = roomOf(socketLimits.strangers);
    this.#people = roomOf(socketLimits.people);
  }

  connect(connection: Duplex, source: string): boolean {
    const isAdmitted = this.#connections.take(source, connection);
    if (!isAdmitted)
      this.refusals.warn({ source }, 'socket refused with 503: too many connections of one source');
    return isAdmitted;
  }

  disconnect(connection: Duplex, source: string): void {
    this.#connections.release(source, connection);
  }

  open(socket: WebSocket, source: string): boolean {
    const isAdmitted = this.#greeting.take(source, socket);
    if (!isAdmitted)
      this.refusals.warn({ source }, 'socket refused with 1013: too many that have not greeted');
    return isAdmitted;
  }

  /** Moves a socket to the room of its holder. */
  greet(socket: WebSocket, source: string, holder: Holder): boolean {
    this.#greeting.release(source, socket);
    const isAdmitted = this.#roomOf(holder).sockets.take(keyOf(holder), socket);
    if (!isAdmitted)
      this.refusals.warn(holder, 'socket refused with 1013: too many of one holder, or in all');
    return isAdmitted;
  }

  leave(socket: WebSocket, source: string, holder: Holder | undefined): void {
    this.#greeting.release(source, socket);
    if (holder) this.#roomOf(holder).sockets.release(keyOf(holder), socket);
  }

  listen(line: Line, holder: Holder): boolean {
    const isAdmitted = this.#roomOf(holder).lines.take(keyOf(holder), line);
    if (!isAdmitted) this.refusals.warn(holder, 'subscription refused: too many of one holder, or in all');
    return isAdmitted;
  }

  stopListening(line: Line, holder: Holder): void {
    this.#roomOf(holder).lines.release(keyOf(holder), line);
  }

  #roomOf(holder: Holder): Room {
    return 'person' in holder ? this.#people : this.#strangers;
  }
}

interface Room {
  sockets: Places<WebSocket>;
  lines: Places<Line>;
}

const keyOf = (holder: Holder): string => ('person' in holder ? holder.person : holder.source);
