import type { WebSocket } from 'ws';

/** As much as may wait for a reader before the line is cut: bounded memory for each of them. */
const patienceBytes = 1024 * 1024;

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
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > patienceBytes) socket.terminate();
    else socket.send(`${this.#head}${payload}}`);
  }
}
