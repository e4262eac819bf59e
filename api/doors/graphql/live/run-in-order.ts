import type { WebSocket } from 'ws';
import { closeSocket, reasons } from './closing.ts';
import { sendTo } from './reader.ts';

/** One subscription of one socket: where the answers of a group go. */
export class Line {
  readonly #head: string;

  constructor(
    private readonly socket: WebSocket,
    id: string,
  ) {
    this.#head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  }

  /** Sends what is the same for a whole group under the name this client gave its subscription. */
  send(payload: string): void {
    sendTo(this.socket, `${this.#head}${payload}}`);
  }

  /** Closes the socket: its client has to come back and ask for what it missed. */
  cut(): void {
    closeSocket(this.socket, reasons.tryAgainLater);
  }
}
