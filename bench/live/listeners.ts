import { once } from 'node:events';
import WebSocket from 'ws';

/** Sockets with one subscription each; `everybody` resolves when all have heard the next event. */
export class Listeners {
  readonly #sockets: WebSocket[] = [];
  #left = 0;
  #done: () => void = () => undefined;

  async open(port: number, query: string, count: number): Promise<void> {
    for (let begun = 0; begun < count; begun += 50) {
      await Promise.all(Array.from({ length: Math.min(50, count - begun) }, () => this.#one(port, query)));
    }
  }

  everybody(): Promise<void> {
    this.#left = this.#sockets.length;
    return new Promise(resolve => {
      this.#done = resolve;
    });
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  async #one(port: number, query: string): Promise<void> {
    const url = `ws://127.0.0.1:${port}/graphql`;
    const socket = new WebSocket(url, 'graphql-transport-ws', { perMessageDeflate: false });
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
    this.#sockets.push(socket);
    socket.on('message', () => {
      if (--this.#left === 0) this.#done();
    });
  }
}
