import { once } from 'node:events';
import WebSocket from 'ws';

/** Subscription of one listener. */
export interface Asked {
  query: string;
  variables?: Record<string, unknown>;
  /** Session token; anonymous when omitted. */
  token?: string;
}

const batch = 50;

/** Sockets with one subscription each. */
export class Listeners {
  readonly sockets: WebSocket[] = [];
  #left = 0;
  #done: () => void = () => undefined;

  private constructor() {}

  static async open(port: number, all: readonly Asked[]): Promise<Listeners> {
    const listeners = new Listeners();
    for (let begun = 0; begun < all.length; begun += batch) {
      const some = all.slice(begun, begun + batch).map(asked => connect(port, asked));
      for (const socket of await Promise.all(some)) listeners.#add(socket);
    }
    return listeners;
  }

  /** Resolves when the expected number of events has arrived. */
  heard(answers: number): Promise<void> {
    this.#left = answers;
    return new Promise(resolve => {
      this.#done = resolve;
    });
  }

  /** Called with the number of the listener that received an event. */
  onAnswer: (listener: number) => void = () => undefined;

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  #add(socket: WebSocket): void {
    const number = this.sockets.push(socket) - 1;
    socket.on('message', () => {
      this.onAnswer(number);
      if (--this.#left === 0) this.#done();
    });
  }
}

const connect = async (port: number, { query, variables, token }: Asked): Promise<WebSocket> => {
  const url = `ws://127.0.0.1:${port}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws', { perMessageDeflate: false });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }));
  return socket;
};
