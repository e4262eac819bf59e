import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { findProgram } from '../../../scripts/find-program.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { endProcess } from '../../../scripts/rehearsal/end-process.ts';
import { listening } from './nginx.ts';

const redisServer = findProgram('redis-server');

export const hasRedis = redisServer !== undefined;

/** A primary of Redis, its replica, and a sentinel that lets the replica take over. */
export const openRedisWithSentinel = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-redis-'));
  const run = async (port: number, ...options: string[]): Promise<ChildProcess> => {
    const child = spawn(redisServer!, [...options, '--port', `${port}`, '--bind', '127.0.0.1'], {
      cwd: folder,
      stdio: 'ignore',
    });
    await listening(port);
    return child;
  };
  const [first, second, third] = [await freePort(), await freePort(), await freePort()];
  const nothingStored = ['--save', '', '--appendonly', 'no', '--repl-diskless-sync-delay', '0'];
  const primary = await run(first!, ...nothingStored);
  const replica = await run(second!, ...nothingStored, '--replicaof', `127.0.0.1 ${first}`);
  const file = join(folder, 'sentinel.conf');
  writeFileSync(
    file,
    `sentinel monitor meals 127.0.0.1 ${first} 1\nsentinel down-after-milliseconds meals 500\n` +
      'sentinel failover-timeout meals 2000\n',
  );
  const sentinel = await run(third!, file, '--sentinel');
  const asking = new Redis({ host: '127.0.0.1', port: third });
  return {
    url: `redis+sentinel://127.0.0.1:${third}/meals`,
    /** Whether the sentinel knows the replica, which can take over then. */
    knowsReplica: async () => {
      const replicas = (await asking.call('sentinel', 'replicas', 'meals')) as string[][];
      return replicas.some(fields => fields.includes('master-link-status') && fields.includes('ok'));
    },
    killPrimary: async () => {
      await endProcess(primary, 'SIGKILL');
    },
    close: async () => {
      asking.disconnect();
      for (const child of [sentinel, replica, primary]) await endProcess(child, 'SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
};
