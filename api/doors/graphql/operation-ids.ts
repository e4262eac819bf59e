import type { WebSocket } from 'ws';

/**
 * Ids of operations that are being begun or run, by socket. graphql-ws forgets an id that its client completes meanwhile,
 * and a second operation of that id would get what the first one still sends, or end without a word.
 */
export class OperationIds {
  readonly #ids = new WeakMap<WebSocket, Set<string>>();

  /** Claims an id; returns what to call when its operation has ended, or undefined while the id is in use. */
  claim(socket: WebSocket, id: string): (() => void) | undefined {
    const ids = this.#ids.get(socket) ?? new Set();
    this.#ids.set(socket, ids);
    if (ids.has(id)) return undefined;
    ids.add(id);
    return () => ids.delete(id);
  }

  count(socket: WebSocket): number {
    return this.#ids.get(socket)?.size ?? 0;
  }
}
