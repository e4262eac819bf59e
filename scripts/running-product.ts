import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface RunningProduct {
  address: string;
  stop(): void;
}

/** Starts the built product with demo data in its own folder and waits until it responds. */
export const startProduct = async (special: Record<string, string> = {}): Promise<RunningProduct> => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const settings = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    MODE: 'demo',
    // Visitors of the stories share one network.
    UNPAID_PLATES_LIMIT: '10000',
    REQUEST_POINTS: '1000000',
    // Those who join name another one, so that the links mailed to one network suffice.
    TRUSTED_PROXIES: '1',
    NODE_ENV: 'production',
    // What fails behind a story, such as a job, is to be read beside it.
    LOG_LEVEL: 'error',
    ...special,
  };
  const server = spawn('node', ['dist/server/main.cjs'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await untilReady(address, server);
  } catch (error) {
    stop();
    throw error;
  }
  return { address, stop };
};

const untilReady = async (address: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + 150_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error('The product did not start; see its output above.');
    const isReady = await fetch(`${address}/ready`).then(
      answer => answer.ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error('The product did not respond within two and a half minutes.');
};
