import type { Result } from 'ioredis';
import type { SharedPoints, SpentPoints } from '../../core/interfaces/shared-points.ts';
import { budgetSeconds } from '../../core/limits/point-budget.ts';
import type { Log } from '../../core/logging/log.ts';
import { RedisConnection } from '../redis/redis-connection.ts';
import type { RedisServer } from '../redis/redis-server.ts';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    addPoints(
      key: string,
      points: number,
      restoreRate: number,
      limit: number,
      now: number | '',
    ): Result<number, Context>;
  }
}

/**
 * Adds points to what is left of a holder's, up to a full budget, and forgets the holder when all are back. The clock is
 * that of Redis, as those of servers differ.
 */
const addPoints = `
  local points, rate, limit, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
  if not now then
    local time = redis.call('time')
    now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
  end
  local stored = redis.call('hmget', KEYS[1], 'spent', 'at')
  local at = tonumber(stored[2]) or now
  local left = math.max(0, (tonumber(stored[1]) or 0) - math.max(0, now - at) / 1000 * rate)
  local spent = math.min(limit, math.ceil(left + points))
  redis.call('hset', KEYS[1], 'spent', spent, 'at', math.max(now, at))
  redis.call('pexpire', KEYS[1], math.ceil(spent / rate * 1000))
  return spent`;

/** In a Redis Cluster the word in braces alone decides which node has a key: all are on one, to which a server connects. */
const sameNode = '{points}';

/** Points in Redis, which all processes with the same REDIS_URL and REDIS_PREFIX share. */
export class RedisPoints implements SharedPoints {
  readonly #connection: RedisConnection;
  readonly #prefix: string;

  /** Tests give a clock in place of that of Redis. */
  constructor(
    { url, prefix }: RedisServer,
    log: Log,
    private readonly clock?: () => number,
  ) {
    this.#prefix = prefix;
    const options = {
      // While Redis is away each process counts alone, so nothing is queued for it.
      enableOfflineQueue: false,
      // A server that was slow may have counted them already.
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 3000,
      commandTimeout: 1000,
    };
    this.#connection = new RedisConnection(url, options, {
      onLost: err => log.warn({ err }, 'budgets of callers: Redis (REDIS_URL) failed; retrying'),
      onBack: () => log.warn({}, 'budgets of callers: Redis (REDIS_URL) is back'),
    });
    this.#connection.redis.defineCommand('addPoints', { numberOfKeys: 1, lua: addPoints });
  }

  async add(spent: readonly SpentPoints[], restoreRate: number): Promise<SpentPoints[]> {
    const limit = restoreRate * budgetSeconds;
    const now = this.clock?.() ?? '';
    return Promise.all(
      spent.map(async ({ holder, points }) => ({
        holder,
        points: await this.#connection.redis.addPoints(
          `${this.#prefix} ${sameNode} ${holder}`,
          points,
          restoreRate,
          limit,
          now,
        ),
      })),
    );
  }

  async close(): Promise<void> {
    this.#connection.close();
  }
}
