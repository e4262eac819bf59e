import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { freePort } from '../scripts/free-port.ts';
import { settings } from './settings.ts';

export type Environment = Record<string, string>;

const aKey = Buffer.alloc(32, 7).toString('base64');

/** The server as it runs in production. */
const production: Environment = {
  MODE: 'production',
  UNPAID_PLATES_LIMIT: '1000000',
  // The load is one caller, who would be refused.
  REQUEST_POINTS: '1000000000',
  SUPPLIER_SIGN_IN: 'direct',
  STAFF_SECOND_FACTOR: 'offered',
  TRUSTED_PROXIES: '1',
  EIN_KEY: aKey,
  EIN_LOOKUP_KEY: aKey,
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  // The statements of the limit return streets as they are stored.
  SUPPLIER_ADDRESS: 'public',
};

export const serverEnvironment = (databaseUrl: string): Environment => ({
  ...production,
  DATABASE_URL: databaseUrl,
});

/** On the embedded database in a folder. */
export const embeddedEnvironment = (folder: string): Environment => ({ ...production, DATA_DIR: folder });

const startProcess = (script: string, environment: Environment, flags: string[] = []): ChildProcess =>
  fork(script, {
    env: { PATH: process.env.PATH ?? '', ...environment },
    execArgv: flags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

export const runToEnd = async (script: string, environment: Environment): Promise<void> => {
  const [code] = await once(startProcess(script, environment), 'exit');
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
};

/** A server under measurement. */
export interface Contestant {
  name: string;
  port: number;
  process: ChildProcess;
}

/** The flags of `npm start`; the limit runs under the same. */
export const flags = ['--max-semi-space-size=16', '--v8-pool-size=1', '--expose-gc'];

export const startServer = async (
  name: string,
  script: string,
  environment: Environment,
  moreFlags: readonly string[] = [],
): Promise<Contestant> => {
  const port = await freePort();
  const profiling = settings.profile === name ? ['--cpu-prof', '--cpu-prof-dir=dist/profiles'] : [];
  const started = startProcess(script, { ...environment, PORT: String(port) }, [
    ...flags,
    ...moreFlags,
    ...profiling,
  ]);
  try {
    await untilAnswering(name, port);
  } catch (error) {
    started.kill();
    throw error;
  }
  return { name, port, process: started };
};

export const untilAnswering = async (name: string, port: number): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (answered?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not start.`);
};

export const stop = async ({ process: started }: Pick<Contestant, 'process'>): Promise<void> => {
  if (started.exitCode !== null) return;
  started.kill('SIGTERM');
  await once(started, 'exit');
};

/** Milliseconds of processor time that a process has used; undefined when it has ended or where unsupported. */
export const processorTime = (pid: number): number | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
};

/**
 * Returns the milliseconds of processor time that the processes have used since; ended ones are ignored.
 * Undefined when none is left or where unsupported.
 */
export const watchProcessorTime = (pids: number[]): (() => number | undefined) => {
  const before = new Map(pids.map(pid => [pid, processorTime(pid)]));
  return () => {
    const used = pids.flatMap(pid => {
      const [from, to] = [before.get(pid), processorTime(pid)];
      return from === undefined || to === undefined ? [] : to - from;
    });
    return used.length === 0 ? undefined : used.reduce((sum, each) => sum + each, 0);
  };
};
