import { connect as connectPlainly, isIP } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import { AbstractConnector, type RedisOptions } from 'ioredis';
import type { RedisHost } from './redis-url.ts';

const moved = /^MOVED \d+ (?<host>[^\s?]*):(?<port>\d+)$/;
/** What a node answers that has no part in the cluster any more. */
const outside = /^CLUSTERDOWN /;
const disconnectTimeout = 2000;

/** The way to one node of a cluster: the first named one, the next when a connection is lost, or where a key is said to be. */
class ClusterRoute {
  #next = 0;
  #current: RedisHost;
  #moved: RedisHost | undefined;

  constructor(private readonly nodes: readonly RedisHost[]) {
    this.#current = nodes[0]!;
  }

  next(): RedisHost {
    this.#current = this.#moved ?? this.nodes[this.#next++ % this.nodes.length]!;
    this.#moved = undefined;
    return this.#current;
  }

  /** Whether this refusal leads to another node: the one that it names, without a host where that is the same, or any. */
  follow({ message }: Error): boolean {
    // Of the requests that were sent together, the first refusal is enough.
    if (this.#moved) return false;
    const { host, port } = moved.exec(message)?.groups ?? {};
    if (port === undefined) return outside.test(message);
    this.#moved = { host: host || this.#current.host, port: Number(port) };
    return true;
  }
}

/**
 * Makes ioredis connect to one node of a cluster. Every node passes events on to all, and all keys of ours are on one node
 * (`RedisPoints`), so a connection like that to a single server serves both, and its end is noticed.
 */
export const clusterOptions = (nodes: readonly RedisHost[], { tls }: RedisOptions): RedisOptions => {
  const route = new ClusterRoute(nodes);
  return {
    reconnectOnError: error => route.follow(error),
    Connector: class extends AbstractConnector {
      constructor() {
        super(disconnectTimeout);
      }

      async connect() {
        this.connecting = true;
        const node = route.next();
        const servername = isIP(node.host) === 0 ? node.host : undefined;
        const stream = tls ? connectByTls({ ...node, servername, ...tls }) : connectPlainly(node);
        stream.once('error', error => {
          this.firstError = error;
        });
        this.stream = stream;
        return stream;
      }
    },
  };
};
