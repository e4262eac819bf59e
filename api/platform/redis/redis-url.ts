import type { RedisOptions } from 'ioredis';

const sentinelUrl =
  /^redis\+sentinel:\/\/(?:(?<user>[^:@/]*):(?<password>[^@/]*)@)?(?<hosts>[^@/?]+)\/(?<name>[\w.-]+)(?:\?sentinelPassword=(?<sentinelPassword>[^&]+))?$/;
const sentinelHost = /^(?<host>[\w.-]+)(?::(?<port>\d{1,5}))?$/;
const sentinelPort = 26_379;
const highestPort = 65_535;

/**
 * Options of ioredis for an address such as `redis+sentinel://user:password@host:26379,host/name?sentinelPassword=word`:
 * the sentinels are asked which server is the primary of that name. Undefined when it is no such address.
 */
export const sentinelOptions = (url: string): RedisOptions | undefined => {
  const { groups } = sentinelUrl.exec(url) ?? {};
  if (!groups || !isEncoded(groups.user, groups.password, groups.sentinelPassword)) return undefined;
  const hosts = groups.hosts!.split(',').map(each => sentinelHost.exec(each)?.groups);
  if (!hosts.every(each => each && Number(each.port ?? sentinelPort) <= highestPort)) return undefined;
  return {
    sentinels: hosts.map(each => ({ host: each!.host!, port: Number(each!.port ?? sentinelPort) })),
    name: groups.name!,
    username: decoded(groups.user),
    password: decoded(groups.password),
    sentinelPassword: decoded(groups.sentinelPassword),
    sentinelCommandTimeout: 3000,
    // A primary that is demoted is left for the new one.
    failoverDetector: true,
  };
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

export const isRedisUrl = (url: string): boolean =>
  url.startsWith('redis+sentinel:')
    ? sentinelOptions(url) !== undefined
    : URL.canParse(url) && /^rediss?:$/.test(new URL(url).protocol);
