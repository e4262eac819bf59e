import type { WebSocket } from 'ws';

/**
 * Operations that are being begun, by socket and id. graphql-ws forgets an id that its client completes meanwhile: it
 * would begin a second operation of that id, and never end the first.
 */
export class Beginnings {
  readonly #ids = new WeakMap<WebSocket, Set<string>>();

  /** Begins an operation; does not, and returns undefined, while another one of this id is being begun. */
  async run<Begun>(socket: WebSocket, id: string, begin: () => Promise<Begun>): Promise<Begun | undefined> {
    const ids = this.#ids.get(socket) ?? new Set();
    this.#ids.set(socket, ids);
    if (ids.has(id)) return undefined;
    ids.add(id);
    try {
      return await begin();
    } finally {
      ids.delete(id);
    }
  }
}
