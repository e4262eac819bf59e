import type { WebSocket } from 'ws';
import { closeSocket, reasons } from './closing.ts';
import { LineTurns } from './line-turns.ts';
import { sendMissedTo, sendTo } from './reader.ts';

const turnsOf = new WeakMap<WebSocket, LineTurns>();

/** One subscription of one socket, which receives the responses of a group. */
export class Line {
  readonly #head: string;

  constructor(
    private readonly socket: WebSocket,
    id: string,
  ) {
    this.#head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  }

  /** Sends a group's payload under this client's subscription id. */
  send(payload: string): void {
    sendTo(this.socket, this.#frameOf(payload));
  }

  /** Sends what this client missed, in its turn; `onSent` is called once the network has it. */
  sendMissed(payload: string, onSent: () => void): void {
    sendMissedTo(this.socket, this.#frameOf(payload), onSent);
  }

  /**
   * Calls `begin` once no other line of the socket sends what it missed. Returns a function that gives the turn back: only
   * then another line reads its next, so that one frame for each socket is in memory, however many lines catch up.
   */
  takeTurn(begin: () => void): () => void {
    const turns = turnsOf.get(this.socket) ?? new LineTurns();
    turnsOf.set(this.socket, turns);
    return turns.take(begin);
  }

  /** Closes the socket, so that its client reconnects and queries what it missed. */
  cut(): void {
    closeSocket(this.socket, reasons.tryAgainLater);
  }

  #frameOf(payload: string): string {
    return `${this.#head}${payload}}`;
  }
}
