import { isIPv6 } from 'node:net';
import type { RedisOptions } from 'ioredis';

export interface RedisHost {
  host: string;
  port: number;
}

/** What an address leads to: one server, the sentinels that know it, or the nodes of a Redis Cluster. */
export type RedisAddress =
  | { kind: 'server'; url: string }
  | { kind: 'sentinels'; options: RedisOptions }
  | { kind: 'cluster'; nodes: readonly RedisHost[]; options: RedisOptions };

const oneServer = /^rediss?:\/\//;
const severalHosts =
  /^redis(?<tls>s?)\+(?<kind>sentinel|cluster):\/\/(?:(?<user>[^:@/]*):(?<password>[^@/]*)@)?(?<hosts>[^@/?]+)(?:\/(?<name>[\w.-]+)(?:\?sentinelPassword=(?<sentinelPassword>[^&]+))?)?$/;
/** An IPv6 address is in brackets. */
const oneHost = /^(?:(?<host>[\w.-]+)|\[(?<address>[\da-fA-F:.]+)\])(?::(?<port>\d{1,5}))?$/;
const usualPorts = { sentinel: 26_379, cluster: 6379 };
const highestPort = 65_535;

/**
 * Reads an address such as `redis://host`, `redis+sentinel://user:password@host:26379,host/name?sentinelPassword=word` or
 * `redis+cluster://user:password@host:6379,host`, or with `rediss` the same by TLS. Undefined when it is none.
 */
export const parseRedisUrl = (url: string): RedisAddress | undefined => {
  if (oneServer.test(url)) return isServer(url) ? { kind: 'server', url } : undefined;
  const { groups } = severalHosts.exec(url) ?? {};
  if (!groups || !isEncoded(groups.user, groups.password, groups.sentinelPassword)) return undefined;
  const kind = groups.kind as keyof typeof usualPorts;
  const hosts = hostsOf(groups.hosts!, usualPorts[kind]);
  if (!hosts || (kind === 'sentinel') !== (groups.name !== undefined)) return undefined;
  const tls = groups.tls ? {} : undefined;
  const options = { username: decoded(groups.user), password: decoded(groups.password), tls };
  if (kind === 'cluster') return { kind, nodes: hosts, options };
  return {
    kind: 'sentinels',
    options: {
      ...options,
      sentinels: [...hosts],
      name: groups.name!,
      sentinelPassword: decoded(groups.sentinelPassword),
      sentinelCommandTimeout: 3000,
      sentinelTLS: tls,
      enableTLSForSentinelMode: tls !== undefined,
      // A primary that is demoted is left for the new one.
      failoverDetector: true,
    },
  };
};

const isServer = (url: string): boolean => {
  const { username, password } = URL.parse(url) ?? {};
  return password !== undefined && isEncoded(username, password);
};

const ipv6 = (address = ''): string => (isIPv6(address) ? address : '');

const hostsOf = (list: string, usualPort: number): readonly RedisHost[] | undefined => {
  const hosts = list.split(',').map(each => {
    const { host, address, port } = oneHost.exec(each)?.groups ?? {};
    return { host: host ?? ipv6(address), port: Number(port ?? usualPort) };
  });
  const isRight = hosts.every(({ host, port }) => host !== '' && port > 0 && port <= highestPort);
  return isRight ? hosts : undefined;
};

/** Whether these parts of an address can be decoded: a % of a password is written as %25. */
const isEncoded = (...parts: (string | undefined)[]): boolean =>
  parts.every(part => {
    try {
      return decoded(part) !== null;
    } catch {
      return false;
    }
  });

const decoded = (text: string | undefined): string | undefined =>
  text ? decodeURIComponent(text) : undefined;

export const isRedisUrl = (url: string): boolean => parseRedisUrl(url) !== undefined;
