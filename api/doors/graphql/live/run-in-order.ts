import type { WebSocket } from 'ws';
import { closeSocket, reasons } from './closing.ts';
import { sendTo } from './reader.ts';

/** One subscription of one socket, which receives the responses of a group. */
export class Line {
  readonly #head: string;

  constructor(
    private readonly socket: WebSocket,
    id: string,
  ) {
    this.#head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  }

  /** Sends a group's payload under this client's subscription id; `onSent` is called once the network has it. */
  send(payload: string, onSent?: () => void): void {
    sendTo(this.socket, `${this.#head}${payload}}`, onSent);
  }

  /** Closes the socket, so that its client reconnects and queries what it missed. */
  cut(): void {
    closeSocket(this.socket, reasons.tryAgainLater);
  }
}
